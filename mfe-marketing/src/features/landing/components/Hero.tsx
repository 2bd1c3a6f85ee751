import { useAuth } from '@stroomwerk/auth-store';
import { places, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, CurrentLine, LinkButton, SampleMark, StatusLabel } from '@stroomwerk/ui-kit';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLibraryStats, useUptime } from '../api/reads.js';
import { landingTexts } from '../texts.js';
import css from './Hero.module.css';
import { Section } from './section.js';

/** Promise, the two ways on, a workflow of the library at work, and the figures. */
export function Hero() {
  const t = useTexts(landingTexts);
  const format = useFormat();
  const member = useAuth().status === 'authenticated';
  const data = useLibraryStats();
  return (
    <section className={css.hero}>
      <Container>
        <div className={css.head}>
          <h1 className="display">{t.title}</h1>
          <div className={css.side}>
            <p className="lead">{t.lead(data ? format.number(data.total) : null)}</p>
            <div className={css.ways}>
              <LinkButton
                variant="primary"
                size="lg"
                component={Link}
                to={member ? places.afterLogin : places.register}
              >
                {member ? t.dashboard : t.getStarted}
              </LinkButton>
              <LinkButton
                size="lg"
                component={Link}
                to="/workflows"
                iconEnd={<ArrowRight aria-hidden="true" />}
              >
                {t.allWorkflows}
              </LinkButton>
            </div>
          </div>
        </div>
        <Run />
        <Figures />
        <CurrentLine />
      </Container>
    </section>
  );
}

/** A real workflow of the library; the run in it is a sample, and says so. The drawing's code comes later. */
function Run() {
  const t = useTexts(landingTexts).run;
  return (
    <div className={css.canvas}>
      <div className={css.bar}>
        <span className={css.name}>
          <StatusLabel status="running" />
          {t.name}
        </span>
        <span className={css.mark}>
          <span className="caption not-phone">{t.steps}</span>
          <SampleMark why={t.sample} />
        </span>
      </div>
      <Section name="HeroFlow" room={css.room} />
    </div>
  );
}

/** Counts from the library itself, uptime as measured; what is not measured is a goal and says so. */
function Figures() {
  const t = useTexts(landingTexts);
  const format = useFormat();
  const data = useLibraryStats();
  const uptime = useUptime();
  const figures = [
    { value: data ? format.number(data.total) : '–', label: t.workflows },
    { value: data ? format.number(data.unique_integrations) : '–', label: t.integrations },
    uptime?.percent === null || uptime === undefined
      ? t.uptime.goal
      : {
          value: format.percent(uptime.percent, 2),
          label: t.uptime.measured(uptime.window_days, format.number(uptime.window_days)),
        },
    t.saving,
  ];
  return (
    <ul className={css.figures} aria-label={t.figures}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
