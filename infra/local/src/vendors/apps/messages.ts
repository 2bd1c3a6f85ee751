import { json, signed, type VendorEvent } from '../events.js';
import type { Thing, World } from '../world.js';

const seconds = (world: World): number => Math.floor(world.now / 1000);
const of =
  (kind: string) =>
  (world: World): Thing =>
    world.of(kind)[0] ?? {};
const task = of('clickup');
const issue = of('jira');

/** What chats, task apps and helpdesks tell a webhook. */
export const messageEvents: Readonly<Record<string, VendorEvent>> = {
  slackTrigger: (world) =>
    json({
      type: 'event_callback',
      token: 't',
      team_id: 'T01STANDIN',
      event_id: 'Ev1',
      event_time: seconds(world),
      event: {
        type: 'message',
        channel: 'C01STANDIN',
        user: 'U01STANDIN',
        text: 'Taak: bel bestelling 1042 na',
        ts: `${seconds(world)}.000100`,
        event_ts: `${seconds(world)}.000100`,
        channel_type: 'channel',
        reaction: 'white_check_mark',
        item: { type: 'message', channel: 'C01STANDIN', ts: '1763712000.000100' },
      },
    }),
  telegramTrigger: (world) =>
    json(
      {
        update_id: 1,
        message: {
          message_id: 42,
          from: { id: 7, is_bot: false, first_name: 'Sanne', username: 'sanne', language_code: 'nl' },
          chat: { id: -1001234567890, type: 'group', title: 'Team' },
          date: seconds(world),
          text: 'Taak: bel bestelling 1042 na',
          voice: { duration: 3, mime_type: 'audio/ogg', file_id: 'v1', file_unique_id: 'u1', file_size: 8 },
        },
      },
      { 'x-telegram-bot-api-secret-token': world.of('telegram:hooks').at(-1)?.secret_token ?? '' },
    ),
  clickUpTrigger: (world, { events }) => {
    const body = {
      event: String([events].flat()[0]),
      task_id: task(world).id,
      webhook_id: 'wh1',
      history_items: [
        {
          id: '1',
          type: 1,
          date: String(world.now),
          field: 'status',
          user: { id: 1, username: 'Sanne de Vries', email: 'sanne@voorbeeld.nl' },
          before: { status: 'to do', type: 'open' },
          after: { status: 'complete', type: 'closed' },
        },
      ],
    };
    return json(body, { 'x-signature': signed(world, JSON.stringify(body), 'hex') });
  },
  jiraTrigger: (world, { events }) =>
    json({
      timestamp: world.now,
      webhookEvent: String([events].flat()[0]),
      issue_event_type_name: 'issue_updated',
      user: { accountId: 'a1', displayName: 'Sanne de Vries', emailAddress: 'sanne@voorbeeld.nl' },
      issue: issue(world),
      changelog: {
        id: '1',
        items: [
          { field: 'status', fieldtype: 'jira', from: '1', fromString: 'To Do', to: '3', toString: 'Done' },
        ],
      },
    }),
  asanaTrigger: (world) =>
    json({
      events: [
        {
          user: { gid: '1', resource_type: 'user' },
          created_at: world.time(),
          action: 'changed',
          resource: { gid: of('asana')(world).gid, resource_type: 'task', resource_subtype: 'default_task' },
          parent: null,
          change: { field: 'completed', action: 'changed' },
        },
      ],
    }),
  trelloTrigger: (world) =>
    json({
      action: {
        id: '1',
        type: 'updateCard',
        date: world.time(),
        memberCreator: { id: 'm1', fullName: 'Sanne de Vries', username: 'sanne' },
        data: {
          card: of('trello')(world),
          listBefore: { id: '1', name: 'Bezig' },
          listAfter: { id: '2', name: 'Klaar' },
          board: { id: '66f0a1b2c3d4e5f600000001', name: 'Werk' },
          old: { idList: '1' },
        },
      },
      model: { id: '66f0a1b2c3d4e5f600000001', name: 'Werk' },
    }),
  pipedriveTrigger: (world, { action, entity }) =>
    json({
      meta: {
        action: action === '*' ? 'change' : action,
        entity: entity ?? 'deal',
        entity_id: String(of('pipedrive:deals')(world).id),
        timestamp: world.time(),
        version: '2.0',
      },
      data: { ...of('pipedrive:deals')(world), status: 'won', won_time: world.time() },
      previous: { status: 'open' },
    }),
  githubTrigger: (world, { events }) => {
    const kind = String([events].flat()[0]);
    const body = {
      action: 'opened',
      number: 7,
      repository: {
        id: 1,
        name: 'webwinkel',
        full_name: 'jouw-organisatie/webwinkel',
        html_url: 'https://github.com/jouw-organisatie/webwinkel',
      },
      sender: { login: 'sanne' },
      pull_request: {
        id: 1,
        number: 7,
        state: 'closed',
        merged: true,
        title: 'Korting op de kassa',
        body: 'Lost #6 op',
        html_url: 'https://github.com/1/pull/7',
        user: { login: 'sanne' },
        head: { ref: 'korting' },
        base: { ref: 'main' },
        draft: false,
        created_at: world.time(-5),
        updated_at: world.time(),
        merged_at: world.time(),
      },
      issue: {
        number: 7,
        title: 'Kassa',
        body: 'Kapot',
        html_url: 'https://github.com/1/issues/7',
        user: { login: 'sanne' },
        labels: [],
      },
    };
    return json(body, { 'x-github-event': kind });
  },
  zendeskTrigger: (world) => {
    const body = { ...of('zendesk')(world) };
    const time = world.time();
    return json(body, {
      'x-zendesk-webhook-signature': signed(world, time + JSON.stringify(body)),
      'x-zendesk-webhook-signature-timestamp': time,
    });
  },
  microsoftTeamsTrigger: (world) =>
    json({
      value: [
        {
          subscriptionId: 'sub1',
          changeType: 'created',
          clientState: 'x',
          resource: 'teams/1/channels/1/messages/1763712000',
          resourceData: { id: '1763712000', '@odata.type': '#Microsoft.Graph.chatMessage' },
          subscriptionExpirationDateTime: world.time(1),
        },
      ],
    }),
  wiseTrigger: (world) =>
    json({
      data: {
        resource: { id: 1, profile_id: 1, type: 'balance-account' },
        amount: 129.5,
        currency: 'EUR',
        post_transaction_balance_amount: 500,
        occurred_at: world.time(),
        transaction_type: 'credit',
      },
      subscription_id: 's1',
      event_type: 'balances#credit',
      schema_version: '2.0.0',
      sent_at: world.time(),
    }),
};
