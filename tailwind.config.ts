import type { Config } from 'tailwindcss';

/** Colors are CSS variables, so that light and dark differ in `globals.css` only. */
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        paper: 'var(--paper)',
        surface: 'var(--surface)',
        ink: 'var(--ink)',
        'ink-soft': 'var(--ink-soft)',
        line: 'var(--line)',
        'line-strong': 'var(--line-strong)',
        brand: 'var(--brand)',
        'brand-strong': 'var(--brand-strong)',
        'brand-soft': 'var(--brand-soft)',
        'on-brand': 'var(--on-brand)',
        accent: 'var(--accent)',
        'accent-soft': 'var(--accent-soft)',
        danger: 'var(--danger)',
        warn: 'var(--warn)',
        'warn-soft': 'var(--warn-soft)',
        focus: 'var(--focus)',
      },
      fontFamily: {
        sans: 'var(--font-sans)',
        display: 'var(--font-sans)',
      },
      /** Sizes in rem follow the visitor's text size. Named by role. */
      fontSize: {
        fine: ['0.8125rem', { lineHeight: '1.25rem' }],
        body: ['1rem', { lineHeight: '1.55rem' }],
        lead: ['1.125rem', { lineHeight: '1.7rem' }],
        card: ['1.125rem', { lineHeight: '1.45rem', fontWeight: '800' }],
        title: ['1.625rem', { lineHeight: '1.95rem', letterSpacing: '-0.01em', fontWeight: '800' }],
        hero: ['2.125rem', { lineHeight: '2.35rem', letterSpacing: '-0.02em', fontWeight: '900' }],
      },
      borderRadius: {
        control: '0.875rem',
        card: '1.25rem',
        sheet: '1.75rem',
      },
      boxShadow: {
        card: 'var(--shadow-card)',
        lift: 'var(--shadow-lift)',
        press: 'var(--shadow-press)',
      },
      /** 44 px, the minimum touch target. */
      // The sides of a page and of a button do not grow with the text.
      spacing: { touch: '2.75rem', page: 'min(1.25rem, 5.2vw)' },
      transitionTimingFunction: {
        settle: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        spring: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
      },
      transitionDuration: { tap: '120ms', step: '260ms' },
      keyframes: {
        'step-in': {
          from: { opacity: '0', transform: 'translateY(0.75rem)' },
          to: { opacity: '1', transform: 'none' },
        },
        'grow-in': {
          from: { opacity: '0', transform: 'scale(0.96)' },
          to: { opacity: '1', transform: 'none' },
        },
      },
      animation: {
        'step-in': 'step-in 260ms cubic-bezier(0.2, 0.8, 0.2, 1) backwards',
        'grow-in': 'grow-in 260ms cubic-bezier(0.3, 1.5, 0.5, 1) backwards',
      },
    },
  },
} satisfies Config;
