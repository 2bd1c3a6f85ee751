import css from './Legal.module.css';

export interface ContentsItem {
  readonly id: string;
  readonly title: string;
}

/** The table of contents: beside the text, and folded above it on a phone. */
export function Contents({ title, items }: { title: string; items: readonly ContentsItem[] }) {
  const list = (
    <ol className={css.toc}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${item.id}`}>{item.title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <div data-print="hide" className={css.contents}>
      <details className={css.folded}>
        <summary>{title}</summary>
        <nav aria-label={title}>{list}</nav>
      </details>
      <nav aria-label={title} className={css.beside}>
        {list}
      </nav>
    </div>
  );
}
