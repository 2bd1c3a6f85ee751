import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Kbd } from '../labels/Badge.js';
import { useUiTexts } from '../lib/language.js';
import { VisuallyHidden } from '../surface/Page.js';
import css from './CommandPalette.module.css';
import { matches } from './matches.js';
import { useModal } from './useModal.js';

export interface CommandItem {
  id: string;
  label: string;
  /** Right: "workflow", "pagina", "actie". */
  hint?: string;
  icon?: ReactNode;
  /** Further words to find it by. */
  keywords?: string;
}

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  items: readonly CommandItem[];
  onSelect: (item: CommandItem) => void;
  /** Called with each change of the text, to fetch items. */
  onQuery?: (query: string) => void;
  /** The items are already filtered by the query (a search of the server). */
  filtered?: boolean;
  placeholder?: string;
  initialQuery?: string;
}

/** Search and go: workflows, pages, actions. Arrow keys, Enter, Esc. */
export function CommandPalette({ open, onClose, ...rest }: CommandPaletteProps) {
  const ref = useModal(open, onClose);
  const texts = useUiTexts();
  return (
    <dialog ref={ref} className={css.palette} aria-label={rest.placeholder ?? texts.search}>
      {open ? <CommandList {...rest} /> : null}
    </dialog>
  );
}

/** The inside of the palette: an input and its list. */
export function CommandList(props: Omit<CommandPaletteProps, 'open' | 'onClose'>) {
  const { items, onSelect, onQuery, filtered = false, placeholder, initialQuery = '' } = props;
  const texts = useUiTexts();
  const id = useId();
  const [query, setQuery] = useState(initialQuery);
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const shown = filtered ? items : items.filter((item) => matches(query, item));
  const active = Math.min(at, shown.length - 1);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const keys = (event: KeyboardEvent) => {
    const chosen = shown[active];
    if (event.key === 'ArrowDown') setAt(Math.min(active + 1, shown.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(active - 1, 0));
    else if (event.key === 'Enter' && chosen) onSelect(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={css.search}>
        <Search aria-hidden="true" />
        <input
          className={css.input}
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
          aria-label={placeholder ?? texts.search}
          placeholder={placeholder ?? texts.search}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onKeyDown={keys}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
            onQuery?.(event.target.value);
          }}
        />
        <Kbd>esc</Kbd>
      </div>
      <div ref={list} id={id} role="listbox" aria-label={placeholder ?? texts.search} className={css.list}>
        {shown.map((item, index) => (
          // The input keeps the focus and handles the keys; the option only takes the pointer.
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={css.option}
            onPointerMove={() => setAt(index)}
            onKeyDown={keys}
            onClick={() => onSelect(item)}
          >
            {item.icon}
            <span className={css.label}>{item.label}</span>
            {item.hint ? <span className={css.hint}>{item.hint}</span> : null}
          </div>
        ))}
      </div>
      {shown.length === 0 ? <p className={css.empty}>{texts.noResults}</p> : null}
      <VisuallyHidden live>{texts.results(shown.length)}</VisuallyHidden>
    </>
  );
}
