import { n8nScopeNames, n8nScopes } from '@stroomwerk/contracts/library';
import { useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { guideTexts } from '../guide-texts.js';
import css from './Connections.module.css';
import { ApiDrawing } from './drawings/ApiDrawing.js';
import { CreateDrawing } from './drawings/CreateDrawing.js';
import { SettingsDrawing } from './drawings/SettingsDrawing.js';

/** The three drawings of the guide, by its steps. */
export const drawings = { settings: SettingsDrawing, api: ApiDrawing, create: CreateDrawing };

/** The rights that a key should have, each with what does not work without it. */
export function Scopes() {
  const t = useTexts(guideTexts);
  const { language } = useLanguage();
  return (
    <div className="stack-sm">
      <details className={css.details}>
        <summary>{t.scopes(n8nScopeNames.length)}</summary>
        <dl className={css.scopes}>
          {n8nScopeNames.map((scope) => (
            <div key={scope}>
              <dt className="mono">{scope}</dt>
              <dd>{n8nScopes[scope][language]}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="small soft">{t.all}</p>
    </div>
  );
}
