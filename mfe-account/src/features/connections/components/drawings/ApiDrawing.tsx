import css from './Drawing.module.css';
import { Ring, Screen } from './Screen.js';
import { words } from './words.js';

/** The settings, with n8n API in the menu and the button that makes a key. */
export function ApiDrawing({ label }: { label: string }) {
  return (
    <Screen label={label}>
      <path className={css.hair} d="M124 1v198" />
      {words.settings.map((word, at) => (
        <text key={word} className={at === 3 ? css.word : css.quiet} x="20" y={36 + at * 30}>
          {word}
        </text>
      ))}
      <Ring x={11} y={110} width={102} height={25} />
      <text className={css.title} x="142" y="40">
        {words.api}
      </text>
      <path className={css.bar} d="M142 60h146M142 72h112" />
      <rect className={css.fill} x="142" y="96" width="146" height="30" rx="4" />
      <text className={css.onFill} x="215" y="116" textAnchor="middle">
        {words.newKey}
      </text>
      <path className={css.wire} d="M113 122.5h29" />
    </Screen>
  );
}
