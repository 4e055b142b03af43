/** The columns that every table of the bench shows. */
export const tableFields = [
  { field: 'name', header: 'Name' },
  { field: 'staffNo', header: 'Staff no.' },
  { field: 'organ', header: 'Department' },
  { field: 'post', header: 'Post' },
  { field: 'grade', header: 'Grade' },
  { field: 'joinedOn', header: 'Joined' },
  { field: 'salary', header: 'Salary' },
  { field: 'status', header: 'Status' },
  { field: 'place', header: 'Place' },
] as const;
