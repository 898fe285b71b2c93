/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CounterSection } from '@/components/counter/counter-section';
import { COUNTER_SECTIONS } from '@/lib/counter/counter-sections';
import { EnglishMessages } from '../../helpers/english-messages';
import { mockDialogs } from '../../helpers/mock-dialogs';

/** Speech of a phone with these voices; returns the utterances. */
function mockVoices(langs: readonly string[]): string[] {
  const spoken: string[] = [];
  Object.assign(window, {
    speechSynthesis: Object.assign(new EventTarget(), {
      getVoices: () => langs.map((lang) => ({ lang })),
      speak: ({ text }: { text: string }) => spoken.push(text),
      cancel: jest.fn(),
    }),
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  return spoken;
}

const SENTENCE = 'The machine won’t take my card. Could I pay here?';
const KOREAN = '기계에서 카드가 안 되는데, 여기서 결제할 수 있을까요?';

function renderSection(id: string) {
  const section = COUNTER_SECTIONS.find((each) => each.id === id);
  if (!section) throw new Error(id);
  return render(<CounterSection section={section} />, { wrapper: EnglishMessages });
}

beforeEach(() => {
  mockDialogs();
  const request = () => Promise.resolve({ release: () => Promise.resolve() });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  window.history.replaceState(null, '', '/counter');
});

describe('a section of the counter page', () => {
  it('marks every Korean text as Korean', () => {
    for (const { id } of COUNTER_SECTIONS) {
      const { container, unmount } = renderSection(id);
      const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (/[가-힣]/.test(node.textContent ?? ''))
          expect([node.textContent, node.parentElement?.closest('[lang=ko]')]).not.toContain(null);
      unmount();
    }
  });

  it('gives each word its meaning', () => {
    mockVoices([]);
    renderSection('points');
    const meaning = screen.getByText('적립 안 함').closest('dt')?.nextElementSibling;
    expect(meaning?.textContent).toBe('No points');
  });

  it('shows a sentence over the whole screen and reads it aloud', async () => {
    const spoken = mockVoices(['en-US', 'ko_KR']);
    renderSection('card');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: `Read aloud: ${SENTENCE}` }));
    expect(spoken).toEqual([KOREAN]);

    await user.click(
      screen.getByRole('button', { name: new RegExp(`^Show full screen: ${KOREAN[0]}`) }),
    );
    const dialog = screen.getByRole('dialog', { name: SENTENCE });
    expect(within(dialog).getByText(KOREAN).lang).toBe('ko');
    await user.click(within(dialog).getByRole('button', { name: 'Read aloud' }));
    expect(spoken).toEqual([KOREAN, KOREAN]);
  });

  it('has no button to read aloud without a Korean voice', () => {
    mockVoices(['en-US']);
    renderSection('card');
    expect(screen.queryByRole('button', { name: /Read aloud/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /Show full screen/ })).toHaveLength(3);
  });
});
