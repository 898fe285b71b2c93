/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useMapHistory } from '@/components/map/use-map-history';

/** As `ResultList` keeps it. */
let mode: 'list' | 'map' = 'map';
const getMode = () => mode;
window.addEventListener('popstate', () => {
  mode = location.hash.startsWith('#map') ? 'map' : 'list';
});

async function openMap() {
  mode = 'map';
  const map = renderHook(() => useMapHistory(getMode));
  await waitFor(() => expect(location.hash).toBe('#map'));
  return map;
}

beforeEach(() => {
  history.pushState(null, '', '/results');
});

describe('history of the map', () => {
  it('has an entry for the map and one for its sheet, however many places it shows', async () => {
    const before = history.length;
    const { result } = await openMap();
    act(() => result.current.choose(['a']));
    act(() => result.current.choose(['b', 'c/d']));
    expect(history.length).toBe(before + 2);
    expect(location.hash).toBe('#map=b,c%2Fd');
    expect(result.current.chosenIds).toEqual(['b', 'c/d']);
  });

  it('closes the sheet by going back once, even when asked twice', async () => {
    const { result } = await openMap();
    act(() => result.current.choose(['a']));
    act(() => {
      result.current.close();
      result.current.close();
    });
    await waitFor(() => expect(result.current.chosenIds).toEqual([]));
    expect(location.hash).toBe('#map');
    expect(mode).toBe('map');
  });

  it('leaves its entries when the list is chosen from an open sheet', async () => {
    const { result, unmount } = await openMap();
    act(() => result.current.choose(['a']));
    mode = 'list';
    unmount();
    await waitFor(() => expect(location.href).toMatch(/\/results$/));
  });

  it('stays on the map after Back and Forward, faster than the map goes', async () => {
    const { unmount } = await openMap();
    history.back();
    await waitFor(() => expect(mode).toBe('list'));
    history.forward();
    await waitFor(() => expect(mode).toBe('map'));
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(location.hash).toBe('#map');
  });

  it('keeps the sheet after a place and Back, faster than the map goes', async () => {
    const { result, unmount } = await openMap();
    act(() => result.current.choose(['a']));
    history.pushState(null, '', '/places/a');
    history.back();
    await waitFor(() => expect(location.hash).toBe('#map=a'));
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(location.hash).toBe('#map=a');
  });

  it('opens no entry of the map for a visitor who went back to the list at once', async () => {
    mode = 'map';
    renderHook(() => useMapHistory(getMode));
    mode = 'list';
    const before = history.length;
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(history.length).toBe(before);
    expect(location.hash).toBe('');
  });

  it('stays when a link leads to another screen', async () => {
    const { unmount } = await openMap();
    history.pushState(null, '', '/places/a');
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(location.pathname).toBe('/places/a');
  });
});
