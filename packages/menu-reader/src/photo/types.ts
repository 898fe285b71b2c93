/** Rectangle in pixels of the upright photo. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Word as recognized. */
export interface RecognizedWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  box: Box;
}

/** Words side by side, left to right. */
export interface RecognizedLine {
  words: readonly RecognizedWord[];
}

/** Size of an upright photo in pixels. */
export interface PhotoSize {
  width: number;
  height: number;
}

/** Upright photo as a canvas or decoder returns it: four bytes per pixel (RGBA). */
export interface Pixels extends PhotoSize {
  data: Uint8ClampedArray;
}

/** Grayscale picture: one byte per pixel, 0 is black. */
export interface GrayPicture extends PhotoSize {
  data: Uint8Array;
}

/** Recognizes the lines of one prepared picture; boxes in its pixels. */
export type Recognize = (picture: GrayPicture) => Promise<readonly RecognizedLine[]>;
