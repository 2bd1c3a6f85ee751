import css from './Drawing.module.css';
import { Ring, Screen } from './Screen.js';
import { words } from './words.js';

/** The window in which a key is made: label, end, rights, Save. */
export function CreateDrawing({ label }: { label: string }) {
  return (
    <Screen label={label}>
      <text className={css.title} x="18" y="28">
        {words.dialog}
      </text>
      <text className={css.quiet} x="18" y="52">
        {words.label}
      </text>
      <rect className={css.field} x="18" y="59" width="136" height="26" rx="4" />
      <text className={css.word} x="28" y="76">
        {words.labelGiven}
      </text>
      <text className={css.quiet} x="166" y="52">
        {words.expires}
      </text>
      <rect className={css.field} x="166" y="59" width="136" height="26" rx="4" />
      <text className={css.word} x="176" y="76">
        {words.never}
      </text>
      <text className={css.quiet} x="18" y="107">
        {words.scopes}
      </text>
      {words.ticked.map((scope, at) => (
        <g key={scope}>
          <rect className={css.fill} x="18" y={117 + at * 24} width="14" height="14" rx="2" />
          <path className={css.tick} d={`M21 ${124 + at * 24}l3 3l5 -6`} />
          <text className={css.code} x="42" y={128 + at * 24}>
            {scope}
          </text>
        </g>
      ))}
      <rect className={css.fill} x="232" y="158" width="62" height="28" rx="4" />
      <text className={css.onFill} x="263" y="177" textAnchor="middle">
        {words.save}
      </text>
      <Ring x={226} y={152} width={74} height={40} />
    </Screen>
  );
}
