/** A rectangle in pixels of the upright photo. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A word as a recogniser read it in a photo. */
export interface SeenWord {
  text: string;
  /** How sure the recogniser is, 0 to 100. */
  confidence: number;
  box: Box;
}

/** Words that stand beside one another, from left to right. */
export interface SeenLine {
  words: readonly SeenWord[];
}

/** An upright photo as a canvas or a decoder hands it over: four bytes a pixel (red, green, blue, alpha). */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A picture in grey: one byte a pixel, 0 is black. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Reads the lines of one prepared picture; boxes in its own pixels. */
export type Recognise = (picture: Grey) => Promise<readonly SeenLine[]>;
