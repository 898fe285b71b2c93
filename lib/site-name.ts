/** Apart from `SITE`, so that a screen that says the name does not carry the rest along as a script. */
export const SITE_NAME = 'Kioot';
