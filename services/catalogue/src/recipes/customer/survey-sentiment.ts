import { answers } from '../../apps/answers.js';
import { chats } from '../../apps/chats.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  append,
  ask,
  both,
  code,
  combine,
  everyDay,
  except,
  from,
  keep,
  only,
  onlyNew,
  recipe,
  sentiment,
  set,
  spares,
  starts,
  t,
  when,
} from '../../kit/index.js';

export const antwoordenDuiden = recipe({
  id: 'survey-sentiment',
  category: 'customer',
  tags: ['enquête', 'stemming', 'ai'],
  saves: spares(
    5,
    'Iemand leest elke toelichting en plakt er een label op.',
    'Someone reads every comment and labels it.',
  ),
  variants: combine(
    {
      survey: except(answers, 'typeform', 'n8nform'),
      model: mainModels,
      table: tables,
      desk: helpdesks,
    },
    {
      take: 7,
      apart: ['survey', 'table', 'desk'],
    },
  ),
  build: ({ survey, model, table, desk }) => {
    const { nodes, path, ref: a } = starts(survey, 'Toelichting binnen', 'Reactie');
    const row = (name: string, mood: string) =>
      table.append(name, 'Reacties', {
        Datum: '={{ $now.toISODate() }}',
        Klant: only(a.email),
        Stemming: mood,
        Cijfer: only(a.score),
        Tekst: only(a.text),
      });
    return {
      name: both(
        `Toelichtingen uit ${survey.app.label} duiden in ${table.app.label}, klachten naar ${desk.app.label}`,
        `Sort ${survey.app.label} comments by mood in ${table.app.label}, complaints to ${desk.app.label}`,
      ),
      description: both(
        `${model.app.label} leest elke toelichting uit ${survey.app.label} en zet de stemming in ${table.app.label}. Wie ontevreden klinkt, krijgt een ticket in ${desk.app.label}, ook als het cijfer nog meevalt.`,
        `${model.app.label} reads every comment from ${survey.app.label} and records the mood in ${table.app.label}. Whoever sounds unhappy gets a ticket in ${desk.app.label}, even if the score is not that bad.`,
      ),
      benefit: both('Je hoort onvrede die een cijfer verbergt.', 'You hear discontent that a score hides.'),
      uses: [
        [survey, both('levert de antwoorden', 'brings the answers')],
        [model, both('herkent de stemming', 'recognises the mood')],
        [table, both('bewaart de reacties', 'keeps the comments')],
        [desk, both('krijgt een ticket bij onvrede', 'gets a ticket on discontent')],
      ],
      setup: [
        both(
          'Maak het tabblad Reacties met Datum, Klant, Stemming, Cijfer en Tekst.',
          'Create the tab Reacties with Datum, Klant, Stemming, Cijfer and Tekst.',
        ),
      ],
      nodes: [
        ...nodes,
        keep('Met toelichting', [[only(a.text), 'filled']]),
        sentiment('Welke stemming?', only(a.text)),
        model.attach('Stemmingsmodel', 'Welke stemming?'),
        row('Noteer tevreden', 'tevreden'),
        row('Noteer neutraal', 'neutraal'),
        row('Noteer ontevreden', 'ontevreden'),
        desk.create('Open een ticket', {
          subject: t`Ontevreden in de enquête: ${a.name}`,
          text: t`Cijfer ${a.score}\n\n${a.text}`,
          email: only(a.email),
          name: only(a.name),
        }),
      ],
      flow: [
        `${path} > Met toelichting > Welke stemming? > Noteer tevreden`,
        'Welke stemming? #1 > Noteer neutraal',
        'Welke stemming? #2 > Noteer ontevreden > Open een ticket',
      ],
    };
  },
});
export const klantgevaar = recipe({
  id: 'churn-risk',
  category: 'customer',
  tags: ['opzegging', 'klantbehoud', 'ai'],
  saves: spares(
    45,
    'Een accountmanager loopt de klantenlijst na op signalen van vertrek.',
    'An account manager checks the customer list for signs of leaving.',
  ),
  variants: combine(
    {
      table: fullTables,
      tasks: taskApps,
      mailer: mailers,
      model: mainModels,
      chat: chats,
    },
    {
      take: 8,
      apart: ['table', 'tasks', 'chat'],
    },
  ),
  build: ({ table, tasks, mailer, model, chat }) => {
    const k = (field: string) => from('Beoordeelde klant', field);
    return {
      name: both(
        `Vertrekkende klanten uit ${table.app.label} opvolgen met ${tasks.app.label} en ${chat.app.label}`,
        `Save leaving customers from ${table.app.label} with ${tasks.app.label} and ${chat.app.label}`,
      ),
      description: both(
        `Berekent elke dag het risico van elke klant in ${table.app.label} uit gebruik, tickets en betaalgedrag. Bij hoog risico komt er een taak in ${tasks.app.label}, bij middel een mail via ${mailer.app.label}; ${chat.app.label} krijgt de stand.`,
        `Computes every customer's risk in ${table.app.label} each day from usage, tickets and payments. High risk becomes a task in ${tasks.app.label}, medium a mail via ${mailer.app.label}; ${chat.app.label} gets the tally.`,
      ),
      benefit: both('Je belt de klant voordat hij opzegt.', 'You call the customer before they cancel.'),
      uses: [
        [
          table,
          both(
            'bevat gebruik, tickets en betalingen per klant',
            'holds usage, tickets and payments per customer',
          ),
        ],
        [model, both('schrijft de persoonlijke mail', 'writes the personal mail')],
        [tasks, both('krijgt een taak per risicoklant', 'gets a task per customer at risk')],
        [mailer, both('mailt twijfelende klanten', 'emails wavering customers')],
        [chat, both('krijgt de dagstand', 'gets the daily tally')],
      ],
      setup: [
        both(
          'Zorg in het tabblad Klanten voor Naam, E-mail, Laatste login, Open tickets, Te laat betaald, Risico en Niveau.',
          'Provide Naam, E-mail, Laatste login, Open tickets, Te laat betaald, Risico and Niveau in the tab Klanten.',
        ),
        both(
          'Weeg in "Bereken het risico" wat bij jullie het zwaarst telt.',
          'In "Bereken het risico", weigh what counts most for you.',
        ),
      ],
      notes: [
        {
          over: ['Klantenlijst', 'Bereken het risico'],
          text: '## Risico van 0 tot 100\nNiet ingelogd telt het zwaarst, dan open tickets, dan te laat betalen.',
        },
        {
          over: ['Hoog of middel?', 'Maak beltaak', 'Schrijf persoonlijk bericht'],
          text: '## Een keer per maand\nDezelfde klant komt hooguit een keer per maand aan de beurt.',
        },
      ],
      nodes: [
        everyDay('Elke werkdagochtend', 7),
        table.rows('Klantenlijst', 'Klanten'),
        code(
          'Bereken het risico',
          `
return $input.all().map(({ json }, i) => {
  const $json = json;
  const dagen = Math.floor($now.diff(DateTime.fromISO(String(${table.cell('Laatste login')} || '2000-01-01')), 'days').days);
  const tickets = Number(${table.cell('Open tickets')} || 0);
  const laat = Number(${table.cell('Te laat betaald')} || 0);
  const risico = Math.min(100, Math.min(60, dagen) + tickets * 8 + laat * 10);
  return { json: { naam: ${table.cell('Naam')}, email: ${table.cell('E-mail')}, dagen, tickets, laat, risico }, pairedItem: i };
});`,
        ),
        set(
          'Beoordeelde klant',
          {
            niveau: "={{ $json.risico >= 75 ? 'hoog' : $json.risico >= 50 ? 'middel' : 'laag' }}",
          },
          true,
        ),
        table.upsert('Bewaar het risico', 'Klanten', 'E-mail', {
          'E-mail': only(k('email')),
          Risico: only(k('risico')),
          Niveau: only(k('niveau')),
        }),
        keep('Loopt risico', [[only(k('risico')), '>=', 50]]),
        onlyNew('Nog niet deze maand', t`${k('email')}-{{ $now.toFormat('yyyy-MM') }}`),
        when('Hoog of middel?', [[only(k('risico')), '>=', 75]]),
        tasks.create('Maak beltaak', {
          title: t`Bel ${k('naam')}: risico ${k('risico')}`,
          description: t`${k('dagen')} dagen niet ingelogd, ${k('tickets')} open tickets, ${k('laat')} keer te laat betaald. ${k('email')}`,
          due: '={{ $now.plus({ days: 2 }).toISODate() }}',
        }),
        ask(
          'Schrijf persoonlijk bericht',
          'Schrijf namens een accountmanager een korte, warme Nederlandse mail in HTML die vraagt of alles naar wens is en hulp aanbiedt. Noem geen cijfers en vertel niet dat we gebruik meten.',
          t`Klant: ${k('naam')}, al ${k('dagen')} dagen niet actief.`,
        ),
        model.attach('Schrijver', 'Schrijf persoonlijk bericht'),
        mailer.send('Mail de klant', only(k('email')), 'Kunnen we iets voor je doen?', '={{ $json.text }}'),
        append('Alle acties'),
        code(
          'Tel de acties',
          "return [{ json: { hoog: $('Hoog of middel?').all(0).length, middel: $('Hoog of middel?').all(1).length } }];",
        ),
        table.append('Bewaar de dagstand', 'Klantbehoud', {
          Datum: '={{ $now.toISODate() }}',
          Hoog: '={{ $json.hoog }}',
          Middel: '={{ $json.middel }}',
        }),
        chat.post(
          'Meld de stand',
          "=Klantbehoud vandaag: {{ $('Tel de acties').first().json.hoog }} klanten om te bellen, {{ $('Tel de acties').first().json.middel }} hebben een mail gekregen.",
        ),
      ],
      flow: [
        'Elke werkdagochtend > Klantenlijst > Bereken het risico > Beoordeelde klant > Bewaar het risico > Loopt risico > Nog niet deze maand > Hoog of middel? > Maak beltaak > Alle acties > Tel de acties > Bewaar de dagstand > Meld de stand',
        'Hoog of middel? #1 > Schrijf persoonlijk bericht > Mail de klant > Alle acties @1',
      ],
    };
  },
});
