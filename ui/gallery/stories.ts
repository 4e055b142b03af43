import { personStory } from './stories/avatar-tag.story.tsx';
import { messageStory } from './stories/banner-toast.story.tsx';
import { businessCardStory } from './stories/business-card.story.tsx';
import { buttonStory } from './stories/button.story.tsx';
import { choiceStory } from './stories/choice.story.tsx';
import { dataTableStory } from './stories/data-table.story.tsx';
import { dateInputStory } from './stories/date-input.story.tsx';
import { dialogStory } from './stories/dialog.story.tsx';
import { dialogContainerStory } from './stories/dialog-container.story.tsx';
import { fieldStory } from './stories/field.story.tsx';
import { readingStory } from './stories/figures-and-facts.story.tsx';
import { formStory } from './stories/form.story.tsx';
import { genericConfirmStory } from './stories/generic-confirm.story.tsx';
import { iconStory } from './stories/icon.story.tsx';
import { imageViewerStory } from './stories/image-viewer.story.tsx';
import { layoutStory } from './stories/layouts.story.tsx';
import { listScreenStory } from './stories/list-screen.story.tsx';
import { overlayStory } from './stories/menu-popover-tabs.story.tsx';
import { paginationStory } from './stories/pagination.story.tsx';
import { pickersStory } from './stories/pickers.story.tsx';
import { qrCodeStory } from './stories/qr-code.story.tsx';
import { rangeInputStory } from './stories/range-input.story.tsx';
import { schemesStory } from './stories/schemes.story.tsx';
import { selectStory } from './stories/select.story.tsx';
import { sliderStory } from './stories/slider.story.tsx';
import { statesStory } from './stories/states.story.tsx';
import { stepsStory } from './stories/steps.story.tsx';
import { textInputStory } from './stories/text-input.story.tsx';
import { tourStory } from './stories/tour.story.tsx';
import { treeStory } from './stories/tree.story.tsx';
import { uploadStory } from './stories/upload.story.tsx';
import type { Story } from './story.ts';

/** All stories, in the order of the list. */
export const stories: readonly Story[] = [
  buttonStory,
  iconStory,
  textInputStory,
  fieldStory,
  choiceStory,
  selectStory,
  dateInputStory,
  rangeInputStory,
  sliderStory,
  pickersStory,
  formStory,
  dataTableStory,
  paginationStory,
  treeStory,
  overlayStory,
  dialogStory,
  dialogContainerStory,
  genericConfirmStory,
  tourStory,
  messageStory,
  personStory,
  uploadStory,
  businessCardStory,
  imageViewerStory,
  qrCodeStory,
  readingStory,
  stepsStory,
  statesStory,
  layoutStory,
  listScreenStory,
  schemesStory,
];
