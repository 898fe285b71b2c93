import { Arm, Kioot } from './body-parts';
import { palette as c } from './palette';
import { strokeProps, Steam } from './objects';

/** With the mom from whom the recipes come. */
export function Cooking() {
  return (
    <>
      <Mom />
      <g transform="translate(192 52) scale(.74)">
        <Kioot eyes="happy" mouth="yum" behind={<Arm d="M186 168q22 2 26 20" />} />
      </g>
      <path d="M4 216h352v12c0 3-3 5-6 5H10c-3 0-6-2-6-5Z" fill="#b9763f" />
      <path d="M4 214h352v7H4Z" fill="#d99a5b" />
      <Pot />
      <g transform="translate(192 52) scale(.74)">
        <Arm front d="M52 182q-24 2-36-10" />
      </g>
    </>
  );
}

function Mom() {
  return (
    <g>
      <path d="M36 226c-4-52 18-90 62-90s66 38 62 90Z" fill={c.rose} />
      <path d="M64 140h68l14 86H50Z" fill={c.cream} />
      <path d="M76 186h44v20c-8 8-36 8-44 0Z" fill="#f3dcb8" />
      <path d="M82 134h32v12c-8 8-24 8-32 0Z" fill="#f0b98c" />
      <path
        d="M46 104c-18-6-16-28-4-34-6-18 10-30 22-26 6-16 30-20 40-8 16-8 36 2 36 18 16 2 20 20 12 30 8 14-2 26-12 26Z"
        fill={c.hair}
      />
      <path d="M56 90c0-24 18-34 42-34s42 10 42 34c0 32-18 52-42 52s-42-20-42-52Z" fill={c.skin} />
      <path
        d="M54 86c8-2 16-10 20-20 16 10 46 12 66 18 4-18-14-34-42-34S52 66 54 86Z"
        fill={c.hair}
      />
      <circle cx="68" cy="112" r="9" fill={c.cheek} opacity=".55" />
      <circle cx="128" cy="112" r="9" fill={c.cheek} opacity=".55" />
      <g {...strokeProps} stroke={c.face} strokeWidth="4.5">
        <path d="M71 99c4-8 12-8 16 0m22 0c4-8 12-8 16 0" />
        <path d="M86 116c6 12 18 12 24 0Z" fill={c.paper} />
      </g>
      <path d="M98 60q10-6 24-2m-52 0q6-6 14-7" {...strokeProps} stroke="#7a615e" strokeWidth="4" />
      <path d="M44 176q4 22 44 20" {...strokeProps} stroke="#c94a69" strokeWidth="22" />
      <path d="M146 164q22 4 26-22" {...strokeProps} stroke="#c94a69" strokeWidth="22" />
      <path d="M174 146l16 40" {...strokeProps} stroke={c.twig} strokeWidth="7" />
      <circle cx="173" cy="143" r="10" fill={c.skin} />
      <circle cx="92" cy="196" r="10" fill={c.skin} />
    </g>
  );
}

function Pot() {
  return (
    <g transform="translate(168 176)">
      <Steam x={-18} y={-14} />
      <ellipse cy="0" rx="48" ry="11" fill="#e2502f" />
      <path d="M-22-1h12v6h-12Zm30-3h14v6H8Z" fill={c.cream} />
      <circle cx="-2" cy="4" r="4" fill={c.leafLight} />
      <path d="M-50 0c8 12 92 12 100 0l-5 34c-8 12-82 12-90 0Z" fill={c.pot} />
      <path d="M-36 16c2 12 4 18 10 22" {...strokeProps} stroke="#7a6664" strokeWidth="5" />
      <path d="M-62 6h14v9h-12Zm110 0h14l-2 9h-12Z" fill={c.pot} />
    </g>
  );
}
