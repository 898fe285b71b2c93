/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SiteMenu } from '@/components/layout/site-menu';
import { InEnglish, english } from '../../helpers/in-english';

it('the menu has its name', () => {
  render(<SiteMenu />, { wrapper: InEnglish });
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  expect(english('layout')('back')).toBe('Back');
});
