type Some = readonly [string, ...string[]];

/** Something that one side says, and what the other side may say to it. */
interface Exchange {
  said: string;
  answers: Some;
}

/**
 * What bots say in one language. `{name}` is the person who is spoken to, `{tokens}` an amount, `{city}`, `{tag}` and
 * `{number}` are chosen again for each line. Each list is long enough for a busy room not to repeat a line within five
 * minutes (a test counts).
 */
export interface Talk {
  /** Viewers who join. */
  hello: Some;
  /** The broadcaster greets somebody. */
  welcome: Some;
  /** Viewers talk among themselves; without places to fill in. */
  remarks: Some;
  /** A viewer asks, the broadcaster answers. */
  questions: readonly [Exchange, ...Exchange[]];
  /** The broadcaster tells a story, and viewers react. */
  stories: readonly [Exchange, ...Exchange[]];
  /** The broadcaster thanks for a tip. */
  thanks: Some;
  cities: Some;
}
