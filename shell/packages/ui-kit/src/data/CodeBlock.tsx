import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { useScrollFocus } from '../lib/useScrollFocus.js';
import { VisuallyHidden } from '../surface/Page.js';
import { dataTexts } from '../texts/data.js';
import css from './CodeBlock.module.css';

export interface CodeBlockProps {
  code: string;
  /** Read aloud: what this is. */
  label: string;
  /** How to copy; default the browser's clipboard. */
  onCopy?: (code: string) => Promise<void>;
  noCopy?: boolean;
}

/** Code or JSON with a copy button. */
export function CodeBlock({ code, label, onCopy, noCopy = false }: CodeBlockProps) {
  const texts = useUiTexts(dataTexts);
  const [copied, setCopied] = useState(false);
  const pre = useRef<HTMLPreElement>(null);
  useScrollFocus(pre);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await (onCopy ? onCopy(code) : navigator.clipboard.writeText(code));
    setCopied(true);
  };
  return (
    <section className={css.block} aria-label={label}>
      <pre ref={pre} className={cx(css.code, !noCopy && css.withCopy)}>
        <code>{code}</code>
      </pre>
      {noCopy ? null : (
        <Button
          size="sm"
          className={css.copy}
          icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {copied ? texts.copied : texts.copy}
        </Button>
      )}
      <VisuallyHidden live>{copied ? texts.copied : ''}</VisuallyHidden>
    </section>
  );
}
