/** Copies what is built to a folder; returns its size in bytes. */
export declare const copyProduct: (target: string) => Promise<number>;
