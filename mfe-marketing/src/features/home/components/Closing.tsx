import { useTexts } from '@stroomwerk/mfe-runtime';
import { Container, LinkButton } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { homeTexts, quoted } from '../texts.js';
import css from './Home.module.css';

const wires = [0, 1, 2, 3, 4, 5];

/** The closing band: wires that come together. */
export function Closing() {
  const t = useTexts(homeTexts);
  return (
    <section className={css.closing}>
      <svg viewBox="0 0 1280 280" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {wires.map((wire) => {
          const y = 160 + wire * 20;
          const top = 20 + wire * 16;
          const bend = 940 - wire * 4;
          return (
            <g key={wire}>
              <path
                d={`M${620 + wire * 46} ${y}H${bend - 30}Q${bend} ${y} ${bend} ${y - 30}V${top + 30}Q${bend} ${top} ${bend + 30} ${top}H1290`}
              />
              <circle cx={620 + wire * 46} cy={y} r="4.5" />
            </g>
          );
        })}
      </svg>
      <Container>
        <div className={css.closingRow}>
          <div>
            <h2>{t.closing}</h2>
            <p>{t.closingText}</p>
          </div>
          <LinkButton size="lg" variant="onFlood" component={Link} to="/register">
            {quoted.getStarted}
          </LinkButton>
        </div>
      </Container>
    </section>
  );
}
