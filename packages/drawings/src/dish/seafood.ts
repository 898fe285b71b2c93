import { between, ellipse, fill, place, raise, round, stroke, type Chance } from './svg';

export function shrimp(chance: Chance, size = 1): string {
  const s = (v: number) => round(v * size);
  const d = `M${s(-34)} ${s(26)}A${s(40)} ${s(40)} 0 1 1 ${s(36)} ${s(20)}`;
  return (
    `<g transform="translate(4 8)">${stroke(d, '#2a0d05', s(28), 0.2)}</g>` +
    stroke(d, '#f58a66', s(28)) +
    stroke(`M${s(-30)} ${s(16)}A${s(34)} ${s(34)} 0 0 1 ${s(28)} ${s(4)}`, '#ffd3bd', s(9)) +
    [-150, -110, -70, -30]
      .map((a) =>
        place(0, 0, a + between(chance, -6, 6), stroke(`M${s(28)} 0H${s(52)}`, '#e2603c', s(5))),
      )
      .join('') +
    fill(
      `M${s(-34)} ${s(26)}l${s(-24)} ${s(16)}l${s(20)} ${s(2)}l${s(2)} ${s(18)}l${s(16)}${s(-28)}Z`,
      '#e2603c',
    )
  );
}

export function squidRing(size = 1): string {
  const r = 40 * size;
  return `<circle cx="3" cy="8" r="${r}" fill="none" stroke="#2a0d05" stroke-width="${20 * size}" opacity=".2"/><circle r="${r}" fill="none" stroke="#f6e4e0" stroke-width="${20 * size}"/><circle r="${r + 7 * size}" fill="none" stroke="#e0b3b6" stroke-width="${4 * size}"/>`;
}

export function clam(): string {
  const shell = 'M-64 14C-70-36-26-60 0-60S70-36 64 14Q0 34-64 14Z';
  const ribs =
    'M0 20V-54M-22 20Q-30-24-24-52M22 20Q30-24 24-52M-42 18Q-54-10-46-36M42 18Q54-10 46-36';
  return (
    place(0, 20, 180, raise(shell, '#d9c2a5', '#9c8468', 8)) +
    ellipse(0, 10, 50, 26, '#fff1dd') +
    ellipse(2, 10, 32, 17, '#f4b26a') +
    ellipse(-6, 6, 12, 7, '#ffd9a3') +
    place(0, -8, 0, raise(shell, '#cdb394', '#8d7458', 6) + stroke(ribs, '#8d7458', 4, 0.7))
  );
}
