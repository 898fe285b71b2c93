import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { createTranslator } from 'next-intl';
import { MarkDrawing } from '@/components/mascot/mark';
import { POSES, type Pose } from '@/components/mascot/poses';
import { SITE } from '@/lib/site';
import messages from '@/messages/en.json';
import { FONT_SOURCE } from './font';
import { drawSeoul, MORNING } from './seoul';

const NAMESPACE = 'http://www.w3.org/2000/svg';

function draw(viewBox: string, body: ReactNode): Buffer {
  return Buffer.from(
    renderToStaticMarkup(
      <svg xmlns={NAMESPACE} viewBox={viewBox}>
        {body}
      </svg>,
    ),
  );
}

/** The mark on a morning sky, `share` of the square wide, as systems want it that cut corners off. */
function tile(share: number): Buffer {
  const margin = (240 / share - 240) / 2;
  const side = 240 + 2 * margin;
  return draw(
    `${-margin} ${-margin} ${side} ${side}`,
    <>
      <path d={`M${-margin} ${-margin}h${side}v${side}h${-side}Z`} fill="#ffe9d2" />
      <circle cx="120" cy="128" r={side * 0.4} fill="#ffdcb8" />
      <MarkDrawing />
    </>,
  );
}

/** Icons of the tab, the home screen and the app list. */
export async function drawIcons(): Promise<void> {
  await mkdir('public/icons', { recursive: true });
  await writeFile('app/icon.svg', draw('0 0 240 240', <MarkDrawing />));
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

/** The display face as a file the text renderer can take: one weight, under its own family name. */
async function withDisplayFace<T>(text: string, task: (file: string) => Promise<T>): Promise<T> {
  const file = join(tmpdir(), 'kioot-display.ttf');
  await writeFile(
    file,
    await subsetFont(await readFile(FONT_SOURCE), text, {
      targetFormat: 'truetype',
      variationAxes: { wght: 850 },
      preserveNameIds: [1, 2, 4, 6],
    }),
  );
  try {
    return await task(file);
  } finally {
    await rm(file);
  }
}

function setText(text: string, sizePx: number, colour: string, fontfile: string): Promise<Buffer> {
  // The comma ends the family name; without it "ExtraLight" is read as a weight.
  const font = `Nunito ExtraLight, ${sizePx * 0.75}`;
  return sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font,
      fontfile,
      dpi: 96,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
}

async function drawPose(pose: Pose, height: number): Promise<Buffer> {
  const { draw: Drawing, width = 240 } = POSES[pose];
  return sharp(draw(`0 0 ${width} 240`, <Drawing />), { density: 288 })
    .resize({ height })
    .png()
    .toBuffer();
}

/** What a shared link shows: the name, what it is for, Kioot, and Seoul. */
export async function drawOpenGraph(): Promise<void> {
  const seoul = drawSeoul(MORNING, false, true).replace(
    /viewBox=.*?>/,
    'viewBox="250 112 1200 630">',
  );
  const words = createTranslator({ locale: 'en', messages, namespace: 'layout' })('tagline');
  const [name, tagline] = await withDisplayFace(SITE.name + words, async (file) => [
    await setText(SITE.name, 156, '#155c39', file),
    await setText(words, 47, '#2b2018', file),
  ]);
  await sharp(Buffer.from(seoul))
    .resize(1200, 630)
    .composite([
      { input: name, left: 70, top: 62 },
      { input: tagline, left: 74, top: 214 },
      { input: await drawPose('greeting', 440), left: 730, top: 170 },
    ])
    .png({ palette: true, quality: 92 })
    .toFile('public/images/og.png');
}

/** The poses that are needed as files: by error pages, which carry no drawing in their script, and by shared pictures. */
export async function drawStills(): Promise<void> {
  for (const pose of ['tired', 'cooking'] as const) {
    const { draw: Drawing, width = 240 } = POSES[pose];
    await writeFile(`public/images/kioot-${pose}.svg`, draw(`0 0 ${width} 240`, <Drawing />));
  }
}
