'use client';

export { default } from '@/app/(en)/recipies/error';
