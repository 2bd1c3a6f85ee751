/** What stands in n8n's own screens, which are English in every language of ours. */
export const words = {
  menu: ['Overview', 'Personal', 'Projects'],
  foot: ['Templates', 'Insights', 'Settings'],
  settings: ['Usage and plan', 'Personal', 'Users', 'n8n API', 'Security'],
  api: 'n8n API',
  newKey: 'Create an API key',
  dialog: 'Create API key',
  label: 'Label',
  labelGiven: 'Stroomwerk',
  expires: 'Expiration',
  never: 'No expiration',
  scopes: 'Scopes',
  ticked: ['workflow:create', 'workflow:read', 'execution:list'],
  save: 'Save',
} as const;
