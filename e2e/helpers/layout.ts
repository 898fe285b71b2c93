import type { Page } from '@playwright/test';

/**
 * What a look at the page would find wrong: content wider than the window, text cut off or outside it, words on words,
 * one control on another. Looked at from the end of the page and of what lies over it, where what sticks to the lower edge has come to rest.
 * @returns one line for each fault
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);

    const overlay =
      document.querySelector(':popover-open, dialog[open]') ??
      document.querySelector('main .fixed.inset-0');
    const scope = overlay ?? document.body;
    for (const part of overlay ? [overlay, ...overlay.querySelectorAll('*')] : [])
      part.scrollTo({ top: part.scrollHeight, behavior: 'instant' });

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.sr-only, [popover]:not(:popover-open), next-route-announcer');
    const scrollers = new Map<Element, boolean>();
    /** Inside a row that is meant to be moved sideways. */
    const isInScroller = (element: Element | null): boolean => {
      if (!element || element === document.documentElement) return false;
      const known = scrollers.get(element);
      if (known !== undefined) return known;
      const { overflowX } = getComputedStyle(element);
      const isIn =
        overflowX === 'auto' || overflowX === 'scroll' || isInScroller(element.parentElement);
      scrollers.set(element, isIn);
      return isIn;
    };
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;

    /** Around some text that was looked at before, and so is all that is around it. */
    const looked = new Set<Element>();
    const words: { rect: DOMRect; element: Element }[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      if (element.closest('script, style, title, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        if (!isInScroller(element) && (rect.left < -1 || rect.right > clientWidth + 1)) {
          faults.push(`outside the window: ${nameOf(element)}`);
        }
        words.push({ rect, element });
      }
      for (let box: Element | null = element; box && box !== scope; box = box.parentElement) {
        if (looked.has(box)) break;
        looked.add(box);
        const { overflowX, overflowY } = getComputedStyle(box);
        const isCutX = overflowX === 'hidden' || overflowX === 'clip';
        const isCutY = overflowY === 'hidden' || overflowY === 'clip';
        if (isCutX && box.scrollWidth > box.clientWidth + 1) faults.push(`cut off: ${nameOf(box)}`);
        if (isCutY && box.scrollHeight > box.clientHeight + 1)
          faults.push(`cut off: ${nameOf(box)}`);
      }
    }

    /** Stays at the upper edge of what lies over the page, which was moved to its end, above what goes by beneath. */
    const isStuckAbove = (element: Element | null): boolean => {
      if (!overlay || !element || element === overlay) return false;
      const { position, top } = getComputedStyle(element);
      return (position === 'sticky' && top !== 'auto') || isStuckAbove(element.parentElement);
    };

    const meets = (a: DOMRect, b: DOMRect, slackY: number) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slackY;
    words.sort((a, b) => a.rect.top - b.rect.top);
    words.forEach(({ rect, element }, at) => {
      for (const other of words.slice(at + 1)) {
        if (other.rect.top >= rect.bottom) break;
        // The boxes of letters reach beyond their line; a third of the smaller one is more than that.
        const slack = Math.min(rect.height, other.rect.height) / 3;
        if (!meets(rect, other.rect, slack)) continue;
        if (isStuckAbove(element) !== isStuckAbove(other.element)) continue;
        if (isInScroller(element) === isInScroller(other.element)) {
          faults.push(`words on words: ${nameOf(element)} and ${nameOf(other.element)}`);
        }
      }
    });

    const controls = [
      ...scope.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ]
      .filter(isShown)
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))
      .filter(({ rect }) => rect.width > 0 && rect.height > 0);
    controls.forEach(({ element, rect }, at) => {
      for (const other of controls.slice(at + 1)) {
        if (!meets(rect, other.rect, 1)) continue;
        if (element.contains(other.element) || other.element.contains(element)) continue;
        if (isStuckAbove(element) !== isStuckAbove(other.element)) continue;
        // A row of chips that stays in reach stands over what scrolls beneath it.
        if (isInScroller(element) !== isInScroller(other.element)) continue;
        // Links inside running text share their lines' boxes.
        if ([element, other.element].some((one) => getComputedStyle(one).display === 'inline')) {
          continue;
        }
        faults.push(`a control on another: ${nameOf(element)} and ${nameOf(other.element)}`);
      }
    });
    return [...new Set(faults)];
  });
}

/** Words of Latin letters that are cut in two by the end of a line, as "Recommende/d" once was. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.parentElement.closest('script, style, noscript, .sr-only')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{Script=Latin}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return [...new Set(broken)];
  });
}

/** The least a thumb should have to hit, in CSS pixels. */
const TOUCH_PX = 44;

/** Controls smaller than a thumb; links inside running text are as large as their text. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    return [
      ...document.querySelectorAll('main a[href], main button, header a[href], header button'),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < least || height < least;
      })
      .map(
        (element) => `${element.textContent ?? ''} ${element.getBoundingClientRect().height} px`,
      );
  }, TOUCH_PX);
}
