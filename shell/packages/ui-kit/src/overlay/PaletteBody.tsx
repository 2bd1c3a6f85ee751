import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Kbd } from '../labels/Badge.js';
import { useUiTexts } from '../lib/language.js';
import { VisuallyHidden } from '../surface/Page.js';
import { commonTexts } from '../texts/common.js';
import { searchTexts } from '../texts/search.js';
import css from './CommandPalette.module.css';
import { matches } from './matches.js';
import type { CommandItem, CommandListProps, CommandPaletteProps } from './types.js';

/** The palette once it is asked for. */
export default function PaletteBody({ open, onClose, ...rest }: CommandPaletteProps) {
  const { search } = useUiTexts(searchTexts);
  const { close } = useUiTexts(commonTexts);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Viewport className={css.viewport}>
          <Dialog.Popup className={css.palette} aria-label={rest.placeholder ?? search}>
            <CommandList {...rest} />
            <VisuallyHidden>
              <Dialog.Close>{close}</Dialog.Close>
            </VisuallyHidden>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** An input and its list. */
export function CommandList(props: CommandListProps) {
  const { items, onSelect, onQuery, filtered = false, placeholder, initialQuery = '' } = props;
  const texts = useUiTexts(searchTexts);
  const [query, setQuery] = useState(initialQuery);
  // What was typed ahead of the list is a query like any other.
  useEffect(() => {
    if (initialQuery) onQuery?.(initialQuery);
  }, [initialQuery, onQuery]);
  const shown = filtered ? items : items.filter((item) => matches(query, item));
  const label = placeholder ?? texts.search;
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={shown}
      value={query}
      onValueChange={(text, { reason }) => {
        if (reason === 'item-press') return;
        setQuery(text);
        onQuery?.(text);
      }}
      itemToStringValue={(item: CommandItem) => item.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className={css.search}>
        <Search aria-hidden="true" />
        <Autocomplete.Input
          className={css.input}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={(event) => {
            // Between a new list and its highlight nothing is highlighted, and the Autocomplete drops an Enter there.
            const [first] = shown;
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || first === undefined) return;
            if (event.currentTarget.hasAttribute('aria-activedescendant')) return;
            event.preventBaseUIHandler();
            onSelect(first);
          }}
        />
        <Kbd>esc</Kbd>
      </div>
      <Autocomplete.List className={css.list} aria-label={label}>
        {(item: CommandItem) => (
          <Autocomplete.Item key={item.id} value={item} className={css.option} onClick={() => onSelect(item)}>
            {item.icon}
            <span className={css.label}>{item.label}</span>
            {item.hint ? <span className={css.hint}>{item.hint}</span> : null}
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
      <Autocomplete.Empty className={css.empty}>{texts.noResults}</Autocomplete.Empty>
      <Autocomplete.Status>
        <VisuallyHidden>{texts.results(shown.length)}</VisuallyHidden>
      </Autocomplete.Status>
    </Autocomplete.Root>
  );
}
