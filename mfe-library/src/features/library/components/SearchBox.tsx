import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, IconButton, Input } from '@stroomwerk/ui-kit';
import { Search, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { libraryTexts } from '../texts.js';
import css from './Library.module.css';

/** The search field; it follows the address, and submits by Enter or its button. */
export function SearchBox({
  q,
  onSearch,
  children,
}: {
  q: string;
  onSearch: (q: string) => void;
  children?: ReactNode;
}) {
  const t = useTexts(libraryTexts);
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  const clear = () => {
    setText('');
    onSearch('');
  };
  return (
    <form className={css.searchRow} onSubmit={submit}>
      <Input
        size="lg"
        type="search"
        aria-label={t.searchLabel}
        placeholder={t.placeholder}
        maxLength={200}
        icon={<Search size={16} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        trailing={
          text === '' ? undefined : (
            <IconButton size="sm" label={t.clear} icon={<X size={16} aria-hidden="true" />} onClick={clear} />
          )
        }
      />
      <Button type="submit" variant="primary" size="lg" className={css.onlyWide}>
        {t.search}
      </Button>
      {children}
    </form>
  );
}
