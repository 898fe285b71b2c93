import type { Page } from '@playwright/test';

/**
 * Layout faults: horizontal overflow, clipped or overlapping text, overlapping controls. Measured
 * at the end of the page and of its overlay, where sticky elements have settled.
 * @returns one line per fault
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    // Cards out of view keep the height of another size of the window.
    for (const list of document.querySelectorAll('[data-laid-out]'))
      list.removeAttribute('data-laid-out');
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
    /** True inside a horizontally scrollable row. */
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
    const describeElement = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;

    /** Visible parts of a text; one in a line that ends with an ellipsis, which is no fault. */
    const getShownRects = (range: Range, element: Element): DOMRect[] => {
      const rects = [...range.getClientRects()];
      const box = element.closest('.place-name, .elastic');
      const [first] = rects;
      if (!first || !box || getComputedStyle(box).textOverflow !== 'ellipsis') return rects;
      const end = Math.min(first.right, box.getBoundingClientRect().right);
      return [new DOMRect(first.left, first.top, end - first.left, first.height)];
    };

    /** Part of a box that its scrolling ancestors inside the overlay show; null for none. */
    const toScrolledRect = (rect: DOMRect, element: Element): DOMRect | null => {
      let { top, bottom } = rect;
      for (
        let box = element.parentElement;
        overlay && box && box !== overlay;
        box = box.parentElement
      ) {
        const { overflowY } = getComputedStyle(box);
        if (overflowY !== 'auto' && overflowY !== 'scroll') continue;
        const shown = box.getBoundingClientRect();
        top = Math.max(top, shown.top);
        bottom = Math.min(bottom, shown.bottom);
      }
      return bottom > top ? new DOMRect(rect.left, top, rect.width, bottom - top) : null;
    };

    /** Ancestors that were checked before. */
    const checked = new Set<Element>();
    const texts: { rect: DOMRect; element: Element }[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      if (element.closest('script, style, title, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of getShownRects(range, element)) {
        if (rect.width < 1 || rect.height < 1) continue;
        if (!isInScroller(element) && (rect.left < -1 || rect.right > clientWidth + 1)) {
          faults.push(`outside the viewport: ${describeElement(element)}`);
        }
        const shown = toScrolledRect(rect, element);
        if (shown) texts.push({ rect: shown, element });
      }
      for (let box: Element | null = element; box && box !== scope; box = box.parentElement) {
        if (checked.has(box)) break;
        checked.add(box);
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
        if (textOverflow === 'ellipsis') continue;
        const isCutX = overflowX === 'hidden' || overflowX === 'clip';
        const isCutY = overflowY === 'hidden' || overflowY === 'clip';
        if (isCutX && box.scrollWidth > box.clientWidth + 1)
          faults.push(`cut off: ${describeElement(box)}`);
        if (isCutY && box.scrollHeight > box.clientHeight + 1)
          faults.push(`cut off: ${describeElement(box)}`);
      }
    }

    /** True for content that sticks to the top of the page or overlay, above scrolled content. */
    const isStickyTop = (element: Element | null): boolean => {
      if (!element || element === scope) return false;
      const { position, top } = getComputedStyle(element);
      return (position === 'sticky' && top !== 'auto') || isStickyTop(element.parentElement);
    };

    const overlaps = (a: DOMRect, b: DOMRect, slackY: number) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slackY;
    texts.sort((a, b) => a.rect.top - b.rect.top);
    texts.forEach(({ rect, element }, at) => {
      for (const other of texts.slice(at + 1)) {
        if (other.rect.top >= rect.bottom) break;
        // Line boxes exceed their glyphs by less than a third of the smaller box.
        const slack = Math.min(rect.height, other.rect.height) / 3;
        if (!overlaps(rect, other.rect, slack)) continue;
        if (isStickyTop(element) !== isStickyTop(other.element)) continue;
        if (isInScroller(element) === isInScroller(other.element)) {
          faults.push(
            `overlapping text: ${describeElement(element)} and ${describeElement(other.element)}`,
          );
        }
      }
    });

    const controls = [
      ...scope.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ]
      .filter(isShown)
      .flatMap((element) => {
        const rect = toScrolledRect(element.getBoundingClientRect(), element);
        return rect && rect.width > 0 && rect.height > 0 ? { element, rect } : [];
      });
    controls.forEach(({ element, rect }, at) => {
      for (const other of controls.slice(at + 1)) {
        if (!overlaps(rect, other.rect, 1)) continue;
        if (element.contains(other.element) || other.element.contains(element)) continue;
        if (isStickyTop(element) !== isStickyTop(other.element)) continue;
        // A sticky row of chips covers scrolled content.
        if (isInScroller(element) !== isInScroller(other.element)) continue;
        // Inline links share the line boxes of their text.
        if (
          [element, other.element].some((control) => getComputedStyle(control).display === 'inline')
        ) {
          continue;
        }
        faults.push(
          `overlapping controls: ${describeElement(element)} and ${describeElement(other.element)}`,
        );
      }
    });
    return [...new Set(faults)];
  });
}

/** Lines that begin with the dot that separates it from the line before, as in "/ · 4 min walk". */
export function findLeadingDots(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    let before: { block: Element | null; top: number } = { block: null, top: 0 };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('script, style, noscript, .sr-only')) continue;
      let block: Element | null = element;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const range = document.createRange();
      for (const { 0: sign, index } of (node.textContent ?? '').matchAll(/\S/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { top, bottom } = range.getBoundingClientRect();
        const isNewLine = block === before.block && top > before.top + (bottom - top) / 2;
        if (/[·・]/.test(sign) && isNewLine) lines.push(block?.textContent?.slice(0, 60) ?? '');
        before = { block, top };
      }
    }
    return [...new Set(lines)];
  });
}

/** Latin words and numbers with a unit that are broken across lines: "Recommende/d", "320 公/尺". */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.parentElement.closest('script, style, noscript, .sr-only')) continue;
      const words = /\p{Script=Latin}+|[\d,.]+\s?(?:公尺|公里|米|分鐘|分钟|分)/gu;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
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

/** Minimum touch target in CSS pixels. */
const MIN_TOUCH_TARGET_PX = 44;

/** Controls below the minimum touch target; inline links are exempt. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minPx) => {
    return [
      ...document.querySelectorAll('main a[href], main button, header a[href], header button'),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < minPx || height < minPx;
      })
      .map(
        (element) => `${element.textContent ?? ''} ${element.getBoundingClientRect().height} px`,
      );
  }, MIN_TOUCH_TARGET_PX);
}
