/** Apart from `SITE`, to keep the rest out of scripts that need the name only. */
export const SITE_NAME = 'Kioot';
