import css from './not-found.module.css';

/** Three nodes in the kit's strokes; the wire to the third is broken. Geometry by attributes: no style, drawn at the edge too. */
export function BrokenLine({ label }: { label: string }) {
  return (
    <svg className={css.line} viewBox="10 8 220 40" width="220" height="40" role="img" aria-label={label}>
      <path className={css.wire} d="M28 28H104M118 28H146" />
      <path className={css.loose} d="M146 28q8 0 10 8M182 28q-8 0 -10 -8M182 28H206" />
      <path className={css.trigger} d="M28 17V39H22A11 11 0 0 1 22 17Z" />
      <rect className={css.node} x="104" y="17" width="22" height="22" rx="2" />
      <rect className={css.lost} x="206" y="17" width="22" height="22" rx="2" />
    </svg>
  );
}
