/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { FitSummary } from '@/components/results/fit-summary';
import { toProfileKey } from '@/lib/search/contract/profile-key';
import { EnglishMessages } from '../../helpers/english-messages';

it('has the verdict and the dish in paragraphs of their own', () => {
  const checkedFor = toProfileKey({ kind: 'strictVegan' });
  const { container } = render(
    <FitSummary
      checkedFor={checkedFor}
      restaurant={{
        ...{ contentId: '1', title: '밤술집', firstmenu: '에딩거', firstmenu_eng: 'Erdinger' },
        ...{ treatmenu: '', opentimefood: '', restdatefood: '', addr1: '' },
        match: {
          checkedFor,
          fit: 'options',
          share: 1,
          justServes: 'drinks',
          groups: [],
          because: [],
        },
      }}
    />,
    { wrapper: EnglishMessages },
  );
  const paragraphs = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(['Drinks only', 'Erdinger 에딩거']);
});
