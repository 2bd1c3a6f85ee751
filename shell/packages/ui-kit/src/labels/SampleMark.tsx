import { useId } from 'react';
import { useUiTexts } from '../lib/language.js';
import { type UiLang } from '../texts/define.js';
import { sampleTexts } from '../texts/sample.js';
import css from './Labels.module.css';

/**
 * Says that a figure is a sample; pressed, it tells why and when it becomes real. The browser itself opens and closes
 * the text, so that it works on a page whose scripts are still on the way.
 */
export function SampleMark({ why, lang }: { why?: string; lang?: UiLang }) {
  const texts = useUiTexts(sampleTexts, lang);
  const id = useId();
  return (
    <>
      <button type="button" className={css.sample} popoverTarget={id}>
        {texts.sample}
      </button>
      <span popover="auto" id={id} className={css.why}>
        {why ?? texts.sampleWhy}
      </span>
    </>
  );
}
