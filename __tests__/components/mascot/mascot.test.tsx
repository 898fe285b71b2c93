/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mascot } from '@/components/mascot/mascot';
import { POSES, type Pose } from '@/components/mascot/poses';

const MARKUP_LIMIT_BYTES = 6_000;
const poses = Object.keys(POSES) as Pose[];

describe('Mascot', () => {
  it.each(poses)('draws %s in little markup without ids', (pose) => {
    const markup = renderToStaticMarkup(<Mascot pose={pose} />);
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(MARKUP_LIMIT_BYTES);
    expect(markup).not.toMatch(/\sid=/);
    expect(markup).not.toMatch(/NaN|undefined/);
    // The name of a part that there is none of would be a text.
    expect(markup).not.toMatch(/>[^<]/);
  });

  it('draws a different picture for every pose', () => {
    const drawings = new Set(poses.map((pose) => renderToStaticMarkup(<Mascot pose={pose} />)));
    expect(drawings.size).toBe(poses.length);
  });

  it('is decorative without a title', () => {
    const { container } = render(<Mascot pose="greeting" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is an image with an accessible name when it has a title', () => {
    render(<Mascot pose="cooking" size={277} title="Kioot cooks with a Korean mom" />);
    const picture = screen.getByRole('img', { name: 'Kioot cooks with a Korean mom' });
    expect(picture.getAttribute('width')).toBe('277');
    expect(picture.getAttribute('height')).toBe('185');
  });
});
