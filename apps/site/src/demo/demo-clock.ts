/**
 * Sets the page's clock to the moment of the recording, from where it runs on: "live for two hours" stays true, and
 * nothing has expired. The returned function gives the real clock back.
 */
export const startDemoClock = (at: number): (() => void) => {
  const Real = Date;
  const offset = at - Real.now();
  globalThis.Date = class extends Real {
    constructor(...given: [] | ConstructorParameters<typeof Real>) {
      super(...((given.length === 0 ? [Real.now() + offset] : given) as [number]));
    }
    static override now() {
      return Real.now() + offset;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = Real;
  };
};
