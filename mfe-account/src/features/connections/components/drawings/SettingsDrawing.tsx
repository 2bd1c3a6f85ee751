import css from './Drawing.module.css';
import { Ring, Screen } from './Screen.js';
import { words } from './words.js';

/** The editor, with the way to its settings at the bottom of the menu. */
export function SettingsDrawing({ label }: { label: string }) {
  return (
    <Screen label={label}>
      <path className={css.hair} d="M112 1v198" />
      {words.menu.map((word, at) => (
        <text key={word} className={css.quiet} x="18" y={30 + at * 24}>
          {word}
        </text>
      ))}
      {words.foot.map((word, at) => (
        <text key={word} className={at === 2 ? css.word : css.quiet} x={at === 2 ? 34 : 18} y={136 + at * 25}>
          {word}
        </text>
      ))}
      <circle className={css.line} cx="23" cy="182" r="4.5" />
      <path
        className={css.line}
        d="M23 174.5v3M23 186.5v3M15.5 182h3M27.5 182h3M17.7 176.7l2.1 2.1M26.2 185.2l2.1 2.1M17.7 187.3l2.1 -2.1M26.2 178.8l2.1 -2.1"
      />
      <circle className={css.line} cx="23" cy="182" r="1" />
      <Ring x={10} y={169} width={92} height={25} />
      <rect className={css.card} x="128" y="18" width="176" height="34" rx="4" />
      <rect className={css.card} x="128" y="60" width="176" height="34" rx="4" />
      <rect className={css.card} x="128" y="102" width="176" height="34" rx="4" />
      <path className={css.bar} d="M142 31h74M142 73h96M142 115h58M142 41h40M142 83h52M142 125h36" />
    </Screen>
  );
}
