import { answers } from '../../apps/answers.js';
import { chats } from '../../apps/chats.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  append,
  ask,
  both,
  code,
  combine,
  cron,
  except,
  from,
  keep,
  only,
  onlyNew,
  recipe,
  say,
  sentiment,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
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
      table.append(name, say('Reacties', 'Responses'), {
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        [say('Klant', 'Customer')]: only(a.email),
        [say('Stemming', 'Mood')]: mood,
        [say('Cijfer', 'Score')]: only(a.score),
        [say('Tekst', 'Text')]: only(a.text),
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
          'Create the tab Responses with Date, Customer, Mood, Score and Text.',
        ),
      ],
      names: {
        'Toelichting binnen': 'Comment in',
        Reactie: 'Response',
        'Met toelichting': 'With a comment',
        'Welke stemming?': 'Which mood?',
        Stemmingsmodel: 'Mood model',
        'Noteer tevreden': 'Record as satisfied',
        'Noteer neutraal': 'Record as neutral',
        'Noteer zonder oordeel': 'Record without a judgement',
        'Noteer ontevreden': 'Record as unhappy',
        'Open een ticket': 'Open a ticket',
        'Laat zelf lezen': 'Have somebody read it',
      },
      nodes: [
        ...nodes,
        keep('Met toelichting', [[only(a.text), 'filled']]),
        withErrorBranch(sentiment('Welke stemming?', only(a.text))),
        model.attach('Stemmingsmodel', 'Welke stemming?'),
        row('Noteer tevreden', say('tevreden', 'satisfied')),
        row('Noteer neutraal', say('neutraal', 'neutral')),
        row('Noteer zonder oordeel', say('niet beoordeeld', 'not judged')),
        row('Noteer ontevreden', say('ontevreden', 'unhappy')),
        desk.create('Open een ticket', {
          subject: say(t`Ontevreden in de enquête: ${a.name}`, t`Unhappy in the survey: ${a.name}`),
          text: say(t`Cijfer ${a.score}\n\n${a.text}`, t`Score ${a.score}\n\n${a.text}`),
          email: `={{ ${a.email.slice(3, -3)} || '${mailOf.support}' }}`,
          name: only(a.name),
        }),
        desk.create('Laat zelf lezen', {
          subject: say(t`Lees zelf: toelichting van ${a.name}`, t`Read it yourself: comment of ${a.name}`),
          text: say(
            t`Het model gaf geen oordeel over deze toelichting. Cijfer ${a.score}\n\n${a.text}`,
            t`The model gave no verdict on this comment. Score ${a.score}\n\n${a.text}`,
          ),
          email: `={{ ${a.email.slice(3, -3)} || '${mailOf.support}' }}`,
          name: only(a.name),
        }),
      ],
      flow: [
        `${path} > Met toelichting > Welke stemming? > Noteer tevreden`,
        'Welke stemming? #1 > Noteer neutraal',
        'Welke stemming? #2 > Noteer ontevreden > Open een ticket',
        'Welke stemming? #3 > Noteer zonder oordeel > Laat zelf lezen',
      ],
    };
  },
});
const HIGH_RISK = ownLimit(
  ['Hoog risico vanaf', 'High risk from'],
  ['Vanaf welk cijfer van 0 tot 100 er een taak komt.', 'From which figure of 0 to 100 there is a task.'],
  75,
);
const SOME_RISK = ownLimit(
  ['Middel risico vanaf', 'Medium risk from'],
  ['Vanaf welk cijfer van 0 tot 100 er een mail gaat.', 'From which figure of 0 to 100 a mail leaves.'],
  50,
);

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
        `Berekent elke werkdag het risico van elke klant in ${table.app.label} uit gebruik, tickets en betaalgedrag. Bij hoog risico komt er een taak in ${tasks.app.label}, bij middel een mail via ${mailer.app.label}; ${chat.app.label} krijgt de stand.`,
        `Computes every customer's risk in ${table.app.label} each workday from usage, tickets and payments. High risk becomes a task in ${tasks.app.label}, medium a mail via ${mailer.app.label}; ${chat.app.label} gets the tally.`,
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
          'Provide Name, Email, Last login, Open tickets, Paid late, Risk and Level in the tab Customers.',
        ),
        both(
          'Weeg in "Bereken het risico" wat bij jullie het zwaarst telt.',
          'In "Bereken het risico", weigh what counts most for you.',
        ),
      ],
      notes: [
        {
          over: ['Klantenlijst', 'Bereken het risico'],
          text: say(
            '## Risico van 0 tot 100\nNiet ingelogd telt het zwaarst, dan open tickets, dan te laat betalen.',
            '## Risk from 0 to 100\nNot logging in counts most, then open tickets, then paying late.',
          ),
        },
        {
          over: ['Hoog of middel?', 'Maak beltaak', 'Schrijf persoonlijk bericht'],
          text: say(
            '## Een keer per maand\nDezelfde klant komt hooguit een keer per maand aan de beurt.',
            '## Once a month\nThe same customer has a turn at most once a month.',
          ),
        },
      ],
      names: {
        'Elke werkdagochtend': 'Every working morning',
        Klantenlijst: 'Customer list',
        'Bereken het risico': 'Compute the risk',
        'Beoordeelde klant': 'Assessed customer',
        'Bewaar het risico': 'Keep the risk',
        'Loopt risico': 'At risk',
        'Nog niet deze maand': 'Not yet this month',
        'Hoog of middel?': 'High or medium?',
        'Maak beltaak': 'Create call task',
        'Schrijf persoonlijk bericht': 'Write personal message',
        Schrijver: 'Writer',
        'Mail de klant': 'Email the customer',
        'Maak beltaak na mailfout': 'Create call task after a failed email',
        'Alle acties': 'All actions',
        'Tel de acties': 'Count the actions',
        'Bewaar de dagstand': 'Keep the daily tally',
        'Meld de stand': 'Report the tally',
      },
      nodes: [
        cron('Elke werkdagochtend', '0 7 * * 1-5'),
        table.rows('Klantenlijst', say('Klanten', 'Customers')),
        code(
          'Bereken het risico',
          `
${AS_DAY}
return $input.all().flatMap(({ json }, i) => {
  const $json = json;
  if (!${table.cell(say('E-mail', 'Email'))}) return [];
  const login = asDay(${table.cell(say('Laatste login', 'Last login'))});
  ${say('// Zonder bekende login telt alleen de rest.', '// Without a known login only the rest counts.')}
  const dagen = login.isValid ? Math.max(0, Math.floor($now.diff(login, 'days').days)) : 0;
  const tickets = Number(${table.cell('Open tickets')}) || 0;
  const laat = Number(${table.cell(say('Te laat betaald', 'Paid late'))}) || 0;
  const risico = Math.min(100, Math.min(60, dagen) + tickets * 8 + laat * 10);
  return [{ json: { naam: ${table.cell(say('Naam', 'Name'))}, email: ${table.cell(say('E-mail', 'Email'))}, dagen, tickets, laat, risico }, pairedItem: i }];
});`,
        ),
        set(
          'Beoordeelde klant',
          {
            niveau: `={{ $json.risico >= ${HIGH_RISK} ? ${say("'hoog'", "'high'")} : $json.risico >= ${SOME_RISK} ? ${say("'middel'", "'medium'")} : ${say("'laag'", "'low'")} }}`,
          },
          true,
        ),
        table.upsert('Bewaar het risico', say('Klanten', 'Customers'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(k('email')),
          [say('Risico', 'Risk')]: only(k('risico')),
          [say('Niveau', 'Level')]: only(k('niveau')),
        }),
        keep('Loopt risico', [[only(k('risico')), '>=', `={{ ${SOME_RISK} }}`]]),
        onlyNew('Nog niet deze maand', t`${k('email')}-{{ $now.toFormat('yyyy-MM') }}`),
        when('Hoog of middel?', [[only(k('risico')), '>=', `={{ ${HIGH_RISK} }}`]]),
        tasks.create('Maak beltaak', {
          title: say(t`Bel ${k('naam')}: risico ${k('risico')}`, t`Call ${k('naam')}: risk ${k('risico')}`),
          description: say(
            t`${k('dagen')} dagen niet ingelogd, ${k('tickets')} open tickets, ${k('laat')} keer te laat betaald. ${k('email')}`,
            t`${k('dagen')} days without logging in, ${k('tickets')} open tickets, paid late ${k('laat')} times. ${k('email')}`,
          ),
          due: '={{ $now.plus({ days: 2 }).toISODate() }}',
        }),
        withErrorBranch(
          ask(
            'Schrijf persoonlijk bericht',
            say(
              'Schrijf namens een accountmanager een korte, warme Nederlandse mail in HTML die vraagt of alles naar wens is en hulp aanbiedt. Noem geen cijfers en vertel niet dat we gebruik meten. Doe geen toezeggingen over prijs of korting en verzin niets over de klant. Geen codeblok, geen naam eronder en geen invulplek.',
              'On behalf of an account manager, write a short, warm English email in HTML that asks whether everything is as it should be and offers help. Name no figures and do not tell that we measure usage. Promise nothing about price or discount and make nothing up about the customer. No code block, no name below it and nothing left to fill in.',
            ),
            say(
              t`Klant: ${k('naam')}, al ${k('dagen')} dagen niet actief.`,
              t`Customer: ${k('naam')}, not active for ${k('dagen')} days.`,
            ),
          ),
        ),
        model.attach('Schrijver', 'Schrijf persoonlijk bericht'),
        withErrorBranch(
          mailer.send(
            'Mail de klant',
            only(k('email')),
            say('Kunnen we iets voor je doen?', 'Can we do something for you?'),
            "={{ String($json.text ?? '').replace(/^```\\w*\\s*|```\\s*$/g, '') }}",
          ),
        ),
        tasks.create('Maak beltaak na mailfout', {
          title: say(
            t`Bel ${k('naam')}: kreeg geen mail, risico ${k('risico')}`,
            t`Call ${k('naam')}: got no email, risk ${k('risico')}`,
          ),
          description: say(
            t`Het bericht kon niet worden geschreven of verstuurd. ${k('dagen')} dagen niet ingelogd, ${k('tickets')} open tickets. Controleer ook het mailadres: ${k('email')}`,
            t`The message could not be written or sent. ${k('dagen')} days without logging in, ${k('tickets')} open tickets. Check the email address too: ${k('email')}`,
          ),
          due: '={{ $now.plus({ days: 2 }).toISODate() }}',
        }),
        append('Alle acties'),
        code(
          'Tel de acties',
          "return [{ json: { hoog: $('Hoog of middel?').all(0).length, middel: $('Hoog of middel?').all(1).length } }];",
        ),
        table.append('Bewaar de dagstand', say('Klantbehoud', 'Retention'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Hoog', 'High')]: '={{ $json.hoog }}',
          [say('Middel', 'Medium')]: '={{ $json.middel }}',
        }),
        chat.post(
          'Meld de stand',
          say(
            "=Klantbehoud vandaag: {{ $('Tel de acties').first().json.hoog }} klanten om te bellen, {{ $('Tel de acties').first().json.middel }} hebben een mail gekregen.",
            "=Retention today: {{ $('Tel de acties').first().json.hoog }} customers to call, {{ $('Tel de acties').first().json.middel }} got an email.",
          ),
        ),
      ],
      flow: [
        'Elke werkdagochtend > Klantenlijst > Bereken het risico > Beoordeelde klant > Bewaar het risico > Loopt risico > Nog niet deze maand > Hoog of middel? > Maak beltaak > Alle acties > Tel de acties > Bewaar de dagstand > Meld de stand',
        'Schrijf persoonlijk bericht #1 > Maak beltaak na mailfout',
        'Mail de klant #1 > Maak beltaak na mailfout',
        'Hoog of middel? #1 > Schrijf persoonlijk bericht > Mail de klant > Alle acties @1',
      ],
    };
  },
});
