/** A row of events that are sent as they come. They must not need the call's transaction: that ends before the first. */
export class EventsAnswer {
  readonly events: AsyncIterable<{ readonly seq: number; readonly kind: string }>;

  constructor(events: EventsAnswer['events']) {
    this.events = events;
  }
}
