/* eslint-disable @next/next/no-img-element -- drawn into a picture by `next/og`, which knows no other */

interface SharedPictureProps {
  /** Above the title. */
  heading: string;
  title: string;
  /** Pictures as data addresses. */
  kioot: string | null;
  dish: string | null;
}

const SIDE_PX = 630;
/** Longer titles take smaller letters, so that four lines hold them. */
const TITLE_SIZES_PX = [
  { upTo: 28, size: 66 },
  { upTo: 48, size: 54 },
  { upTo: 80, size: 44 },
] as const;

/** What a shared link shows, 1200 by 630: the title, Kioot beside mom, and the dish where it is drawn. */
export function SharedPicture({ heading, title, kioot, dish }: SharedPictureProps) {
  // Alone it has room to be larger.
  const kiootWidth = dish ? 375 : 510;
  const titleSize = TITLE_SIZES_PX.find(({ upTo }) => title.length <= upTo)?.size ?? 36;
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', backgroundColor: '#fff8ee' }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          justifyContent: 'space-between',
          alignItems: dish ? 'flex-start' : 'center',
          padding: '44px 40px 0 52px',
        }}
      >
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: dish ? 'flex-start' : 'center',
          }}
        >
          <div style={{ fontSize: 34, color: '#155c39' }}>{heading}</div>
          <div
            style={{
              marginTop: 14,
              fontSize: titleSize,
              lineHeight: 1.12,
              color: '#2b2018',
              lineClamp: 4,
              textAlign: dish ? 'left' : 'center',
            }}
          >
            {title}
          </div>
        </div>
        {kioot ? <img src={kioot} alt="" width={kiootWidth} height={kiootWidth / 1.5} /> : null}
      </div>
      {dish ? <img src={dish} alt="" width={SIDE_PX} height={SIDE_PX} /> : null}
    </div>
  );
}
