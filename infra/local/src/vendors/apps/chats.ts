import { Answer, type Asked, type StandIn } from '../stand-in.js';
import type { World } from '../world.js';
import { slackPeople } from './office-routes.js';

const message = (kind: string, { body, at }: Asked, world: World) =>
  world.put(`message:${kind}`, { ...body, at, id: String(world.next()) });

const slackTeam = { id: 'T01STANDIN', domain: 'jouw-bedrijf' };

/** Chats: what is posted stays there, and is answered with where it stands. */
export const chats: readonly StandIn[] = [
  {
    name: 'Slack',
    hosts: ['slack.com', 'files.slack.com'],
    source: 'slackapi/slack-api-specs, web-api/slack_web_openapi_v2.json; n8n nodes/Slack/V2',
    refusal: (status) =>
      status === 401
        ? new Answer(200, { ok: false, error: 'invalid_auth' })
        : new Answer(429, { ok: false, error: 'ratelimited' }, { 'retry-after': '1' }),
    routes: {
      'POST /api/chat.postMessage': (asked, world) => {
        const { channel, text } = asked.body;
        if (!channel) return { ok: false, error: 'channel_not_found' };
        const { id } = message('slack', asked, world);
        const ts = `${Math.floor(world.now / 1000)}.00${id}`;
        return {
          ok: true,
          channel: 'C01STANDIN',
          ts,
          message: { type: 'message', text, ts, user: 'U01STANDIN', team: slackTeam.id },
        };
      },
      'POST /api/chat.update': (asked) => ({
        ok: true,
        channel: asked.body.channel,
        ts: asked.body.ts,
        text: asked.body.text,
      }),
      'GET /api/chat.getPermalink': ({ query }) => ({
        ok: true,
        channel: query.get('channel'),
        permalink: `https://${slackTeam.domain}.slack.com/archives/${query.get('channel')}/p1`,
      }),
      'ANY /api/users.info': ({ query }) => ({
        ok: true,
        user: {
          id: query.get('user'),
          team_id: slackTeam.id,
          name: 'sanne',
          real_name: 'Sanne de Vries',
          profile: { email: 'sanne@voorbeeld.nl', real_name: 'Sanne de Vries' },
        },
      }),
      'ANY /api/auth.test': () => ({
        ok: true,
        team: 'Standin',
        team_id: slackTeam.id,
        user_id: 'U01STANDIN',
        bot_id: 'B01',
      }),
      'ANY /api/conversations.list': () => ({
        ok: true,
        channels: [{ id: 'C01STANDIN', name: 'meldingen' }],
        response_metadata: { next_cursor: '' },
      }),
      'ANY /api/conversations.history': () => ({
        ok: true,
        messages: [
          {
            type: 'message',
            user: 'U01STANDIN',
            text: 'Wie pakt bestelling 1042 op?',
            ts: '1763712000.000100',
          },
        ],
        has_more: false,
      }),
      'ANY /api/reactions.add': () => ({ ok: true }),
      ...slackPeople,
    },
  },
  {
    name: 'Telegram',
    hosts: ['api.telegram.org'],
    source: 'core.telegram.org/bots/api; n8n nodes/Telegram',
    refusal: (status) =>
      new Answer(status, {
        ok: false,
        error_code: status,
        description: status === 401 ? 'Unauthorized' : 'Too Many Requests: retry after 1',
      }),
    routes: {
      'POST /bot:token/sendMessage': (asked, world) => {
        if (!asked.body?.chat_id)
          return new Answer(400, {
            ok: false,
            error_code: 400,
            description: 'Bad Request: chat_id is empty',
          });
        const { id } = message('telegram', asked, world);
        return {
          ok: true,
          result: {
            message_id: Number(id),
            from: { id: 1, is_bot: true, first_name: 'Standin', username: 'standin_bot' },
            chat: { id: Number(asked.body.chat_id) || asked.body.chat_id, type: 'group', title: 'Team' },
            date: Math.floor(world.now / 1000),
            text: asked.body.text,
          },
        };
      },
      'POST /bot:token/getFile': ({ body }) => ({
        ok: true,
        result: { file_id: body.file_id, file_unique_id: 'u1', file_size: 8, file_path: 'voice/file_1.oga' },
      }),
      'GET /file/bot:token/*path': () =>
        new Answer(200, Buffer.from('OggS0000'), { 'content-type': 'audio/ogg' }),
      'POST /bot:token/setWebhook': ({ body }, world) =>
        world.put('telegram:hooks', body) && { ok: true, result: true, description: 'Webhook was set' },
      'POST /bot:token/deleteWebhook': () => ({ ok: true, result: true }),
      'POST /bot:token/getWebhookInfo': () => ({
        ok: true,
        result: { url: '', has_custom_certificate: false, pending_update_count: 0 },
      }),
      'POST /bot:token/answerCallbackQuery': () => ({ ok: true, result: true }),
      'POST /bot:token/sendDocument': (asked, world) => ({
        ok: true,
        result: { message_id: Number(message('telegram', asked, world).id) },
      }),
      'POST /bot:token/sendPhoto': (asked, world) => ({
        ok: true,
        result: { message_id: Number(message('telegram', asked, world).id) },
      }),
    },
  },
  {
    name: 'Discord',
    hosts: ['discord.com'],
    source: 'discord/discord-api-spec, specs/openapi.json; n8n nodes/Discord/v2',
    routes: {
      'GET /api/v10/channels/:channel': ({ at }) => ({
        id: at.channel,
        type: 0,
        guild_id: '1200000000000000000',
        name: 'meldingen',
      }),
      'GET /api/v10/guilds/:guild/members/:user': ({ at }) => ({ user: { id: at.user } }),
      'POST /api/v10/users/@me/channels': () => ({ id: '1200000000000000009', type: 1 }),
      'POST /api/v10/channels/:channel/messages': (asked, world) => ({
        id: message('discord', asked, world).id,
        channel_id: asked.at.channel,
        content: asked.body?.content,
        timestamp: world.time(),
        author: { id: '1', username: 'standin', bot: true },
      }),
      'POST /api/webhooks/:id/:token': (asked, world) => {
        message('discord', asked, world);
        return new Answer(204, '');
      },
    },
  },
  {
    name: 'Google Chat',
    hosts: ['chat.googleapis.com'],
    source: 'googleapis/google-api-go-client, chat/v1/chat-api.json; n8n nodes/Google/Chat',
    routes: {
      'POST /v1/spaces/:space/messages': (asked, world) => ({
        name: `spaces/${asked.at.space}/messages/${message('googleChat', asked, world).id}`,
        text: asked.body?.text,
        createTime: world.time(),
        space: { name: `spaces/${asked.at.space}` },
        thread: { name: `spaces/${asked.at.space}/threads/1` },
      }),
    },
  },
  {
    name: 'Mattermost',
    hosts: ['mattermost.example.com'],
    source: 'mattermost/mattermost, api/v4/source/posts.yaml; n8n nodes/Mattermost',
    routes: {
      'POST /api/v4/posts': (asked, world) => ({
        id: message('mattermost', asked, world).id,
        create_at: world.now,
        channel_id: asked.body?.channel_id,
        message: asked.body?.message,
      }),
    },
  },
  {
    name: 'Rocket.Chat',
    hosts: ['chat.example.com'],
    source: 'RocketChat/Rocket.Chat-Open-API, messaging.yaml; n8n nodes/Rocketchat',
    routes: {
      'POST /api/v1/chat.postMessage': (asked, world) => ({
        success: true,
        ts: world.now,
        channel: asked.body?.channel,
        message: {
          _id: message('rocketchat', asked, world).id,
          rid: 'r1',
          msg: asked.body?.text,
          ts: world.time(),
        },
      }),
    },
  },
  {
    name: 'Webex',
    hosts: ['webexapis.com'],
    source: 'n8n nodes/Cisco/Webex; developer.webex.com messages',
    routes: {
      'POST /v1/messages': (asked, world) => ({
        id: message('webex', asked, world).id,
        roomId: asked.body?.roomId,
        roomType: 'group',
        text: asked.body?.text,
        markdown: asked.body?.markdown,
        personEmail: 'bot@webex.bot',
        created: world.time(),
      }),
    },
  },
  {
    name: 'Zulip',
    hosts: ['zulip.example.com'],
    source: 'zulip/zulip, zerver/openapi/zulip.yaml; n8n nodes/Zulip',
    routes: {
      'POST /api/v1/messages': (asked, world) => ({
        result: 'success',
        msg: '',
        id: Number(message('zulip', asked, world).id),
      }),
    },
  },
];
