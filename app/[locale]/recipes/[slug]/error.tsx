'use client';

export { default } from '@/app/(en)/recipes/[slug]/error';
