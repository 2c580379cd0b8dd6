/** The part of pngjs that is used here; the package brings no types. */
declare module 'pngjs' {
  class PNG {
    constructor(size: { width: number; height: number });
    width: number;
    height: number;
    data: Buffer;
    static sync: {
      read(png: Buffer): PNG;
      write(png: PNG, options?: { colorType?: number; deflateLevel?: number }): Buffer;
    };
  }
}
