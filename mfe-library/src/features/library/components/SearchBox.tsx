import { searchRules } from '@stroomwerk/contracts/forms';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, cx, IconButton, Input, Kbd, submits } from '@stroomwerk/ui-kit';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { OwnStrokes } from '../model/own-strokes.js';
import { callsSearch } from '../model/tile-keys.js';
import { libraryTexts } from '../texts.js';
import css from './Library.module.css';

interface SearchBoxProps {
  /** What is searched for now, by the address or by what was typed. */
  readonly q: string;
  readonly onType: (q: string) => void;
  readonly onSend: (q: string) => void;
  /** Arrow down: to the first workflow. */
  readonly onDown: () => void;
  readonly children?: ReactNode;
}

/** The search field: each keystroke searches, `/` comes to it from anywhere, Enter and its button submit. */
export function SearchBox({ q, onType, onSend, onDown, children }: SearchBoxProps) {
  const t = useTexts(libraryTexts);
  const [text, setText] = useState(q);
  const [own] = useState(() => new OwnStrokes(q));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!own.cameBack(q)) setText(q);
  }, [q, own]);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (!callsSearch(event, target as HTMLInputElement | null)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const tell = (next: string, to: (q: string) => void) => {
    setText(next);
    own.ask(next.trim());
    to(next.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown();
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      tell('', onType);
    }
  };
  return (
    <search className={css.search}>
      <form {...submits(() => tell(text, onSend))} className={css.searchRow}>
        <Input
          ref={input}
          size="lg"
          type="search"
          data-library-search=""
          aria-label={t.searchLabel}
          aria-description={t.shortcut}
          placeholder={t.placeholder}
          maxLength={searchRules.q.most}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          icon={<Search size={16} />}
          value={text}
          onChange={({ target }) => tell(target.value, onType)}
          onKeyDown={press}
          trailing={
            text === '' ? (
              <span className={cx(css.onlyWide, css.slash)} aria-hidden="true">
                <Kbd>/</Kbd>
              </span>
            ) : (
              <IconButton
                size="sm"
                label={t.clear}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => {
                  tell('', onType);
                  input.current?.focus();
                }}
              />
            )
          }
        />
        <Button type="submit" variant="primary" size="lg" className={css.onlyWide}>
          {t.search}
        </Button>
        {children}
      </form>
    </search>
  );
}
