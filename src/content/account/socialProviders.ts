// Placeholders: the client ids and the redirect address stand for those that each provider will issue.
import {facts} from '../../facts';
import type {SocialProvider} from './types';

interface Authorization {
  name: SocialProvider['name'];
  address: string;
  clientId: string;
  scopes: string[];
  responseType?: string;
}

/** The placeholder address to which a provider would redirect. */
const redirectUri = `${facts.brand.siteUrl}/signin`;

const authorizations: Authorization[] = [
  {
    name: 'Google',
    address: 'https://accounts.google.com/o/oauth2/v2/auth',
    clientId: 'YOUR_GOOGLE_CLIENT_ID',
    scopes: ['email', 'profile'],
    responseType: 'code',
  },
  {
    name: 'Facebook',
    address: 'https://www.facebook.com/v19.0/dialog/oauth',
    clientId: 'YOUR_FACEBOOK_CLIENT_ID',
    scopes: ['email', 'public_profile'],
  },
  {
    name: 'GitHub',
    address: 'https://github.com/login/oauth/authorize',
    clientId: 'YOUR_GITHUB_CLIENT_ID',
    scopes: ['user:email'],
  },
];

function authorizationPage({address, clientId, scopes, responseType}: Authorization): string {
  const url = new URL(address);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('redirect_uri', redirectUri);
  if (responseType) url.searchParams.set('response_type', responseType);
  url.searchParams.set('scope', scopes.join(' '));
  return url.href;
}

/** The providers of sign-in and registration, in the order they are offered. Source: spec/site-and-marketing.md, section 7. */
export const socialProviders: SocialProvider[] = authorizations.map((authorization) => ({
  name: authorization.name,
  href: authorizationPage(authorization),
  redirectText: `Redirecting to ${authorization.name} login page...`,
}));

/** The title of the notice before a provider's page opens. Source: spec/site-and-marketing.md, section 7. */
export const redirectTitle = 'Social Login Redirect';
