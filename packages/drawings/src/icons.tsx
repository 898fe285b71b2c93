import { mkdir, writeFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { createTranslator, type Messages } from 'next-intl';
import { POSES, type Pose } from '@/components/mascot/poses';
import mark from '@/components/mascot/poses/mark.json';
import { toMarkup } from '@/components/mascot/to-markup';
import { PhraseLines } from '@/components/recipes/share-image';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { getSiteImagePath, SHARE_IMAGE_SIZE } from '@/lib/recipes/recipe-images';
import { readShareImageFonts } from '@/lib/recipes/share-image-fonts';
import { SITE } from '@/lib/site';
import { drawSeoul, MORNING } from './seoul';

const NAMESPACE = 'http://www.w3.org/2000/svg';

const draw = (viewBox: string, shapes: readonly string[]): Buffer =>
  Buffer.from(`<svg xmlns='${NAMESPACE}' viewBox='${viewBox}'>${toMarkup(shapes)}</svg>`);

/** Logo on a morning sky at `share` of the width, for systems that crop corners. */
function tile(share: number): Buffer {
  const margin = (240 / share - 240) / 2;
  const side = 240 + 2 * margin;
  return draw(`${-margin} ${-margin} ${side} ${side}`, [
    `<path d='M${-margin} ${-margin}h${side}v${side}h${-side}Z' fill='#ffe9d2'/>`,
    `<circle cx='120' cy='128' r='${side * 0.4}' fill='#ffdcb8'/>`,
    ...mark.shapes,
  ]);
}

/** Icons of the tab, the home screen and the app list. */
export async function drawIcons(): Promise<void> {
  await mkdir('public/icons', { recursive: true });
  await writeFile('app/icon.svg', draw('0 0 240 240', mark.shapes));
  await sharp(tile(0.82)).resize(180, 180).png({ palette: true }).toFile('app/apple-icon.png');
  for (const size of [192, 512]) {
    await sharp(tile(0.84))
      .resize(size, size)
      .png({ palette: true })
      .toFile(`public/icons/icon-${size}.png`);
    await sharp(tile(0.64))
      .resize(size, size)
      .png({ palette: true })
      .toFile(`public/icons/maskable-${size}.png`);
  }
}

async function drawPose(pose: Pose, height: number): Promise<Buffer> {
  const { width, shapes } = POSES[pose];
  return sharp(draw(`0 0 ${width} 240`, shapes), { density: 288 })
    .resize({ height })
    .png()
    .toBuffer();
}

/** Pictures of a shared link, one a language: name, purpose, mascot and Seoul. */
export async function drawOpenGraph(): Promise<void> {
  const seoul = drawSeoul(MORNING, false, true).replace(
    /viewBox=.*?>/,
    'viewBox="250 112 1200 630">',
  );
  const pose = await drawPose('greeting', 440);
  for (const locale of LOCALES) {
    await sharp(Buffer.from(seoul))
      .resize(1200, 630)
      .composite([{ input: await drawTexts(locale) }, { input: pose, left: 730, top: 170 }])
      .png({ palette: true, quality: 92 })
      .toFile(`public${getSiteImagePath(locale)}`);
  }
}

/** Name and purpose on a transparent ground. */
async function drawTexts(locale: Locale): Promise<Buffer> {
  const { default: messages } = await import(`../../../messages/${locale}.json`);
  const t = createTranslator({ locale, messages: messages as Messages, namespace: 'layout' });
  const tagline = t('tagline');
  // English on one line, Japanese on two beside the mascot's hat.
  const width = locale === DEFAULT_LOCALE ? 860 : 660;
  const image = new ImageResponse(
    <div style={{ display: 'flex', flexDirection: 'column', padding: '44px 0 0 70px' }}>
      <div style={{ fontSize: 152, lineHeight: 1, color: '#155c39' }}>{SITE.name}</div>
      <PhraseLines
        text={tagline}
        locale={locale}
        style={{ width, marginTop: 8, fontSize: 47, lineHeight: 1.3, color: '#2b2018' }}
      />
    </div>,
    { ...SHARE_IMAGE_SIZE, fonts: await readShareImageFonts(SITE.name + tagline, locale) },
  );
  return Buffer.from(await image.arrayBuffer());
}

/** Mascot poses as files, for error pages without inline drawings and for share pictures. */
export async function drawStills(): Promise<void> {
  for (const pose of ['tired', 'cooking'] as const) {
    const { width, shapes } = POSES[pose];
    await writeFile(`public/images/kioot-${pose}.svg`, draw(`0 0 ${width} 240`, shapes));
  }
}
