// Utilities of `globals.css`: as lists of classes they stood in the scripts of every page.

/** Small button or link under a restaurant. */
export const ACTION_CLASS = 'action';

/** Same without a background, for secondary actions. */
export const QUIET_ACTION_CLASS = 'quiet-action';

/** Toggle for a filter or an order. */
export const CHIP_CLASS = 'chip';

/** Icon button with a visually hidden label. */
export const ICON_ACTION_CLASS = 'icon-action';
