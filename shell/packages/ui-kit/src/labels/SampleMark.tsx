import { useUiTexts } from '../lib/language.js';
import type { UiLang } from '../lib/texts.js';
import { Tooltip } from '../overlay/Tooltip.js';
import css from './Labels.module.css';

/** Says that a figure is a sample; the tooltip tells why and when it becomes real. */
export function SampleMark({ why, lang }: { why?: string; lang?: UiLang }) {
  const texts = useUiTexts(lang);
  return (
    <Tooltip text={why ?? texts.sampleWhy}>
      <button type="button" className={css.sample}>
        {texts.sample}
      </button>
    </Tooltip>
  );
}
