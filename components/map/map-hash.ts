/** Hash of the map; `#map=KOP005614` with a chosen place. */
export const MAP_HASH = '#map';

export const isMapOpen = () => window.location.hash.startsWith(MAP_HASH);
