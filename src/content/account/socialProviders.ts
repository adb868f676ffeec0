// Placeholders: the client ids and the redirect address stand for those that each provider will issue.
import {siteUrl} from '../../facts/site';

type ProviderName = 'Google' | 'Facebook' | 'GitHub';

/** Returns a provider with the address of its authorization page. */
function provider(name: ProviderName, address: string, scope: string, more: Record<string, string> = {}) {
  const parameters = new URLSearchParams({
    client_id: `YOUR_${name.toUpperCase()}_CLIENT_ID`,
    redirect_uri: `${siteUrl}/signin`,
    ...more,
    scope,
  });
  return {name, href: `${address}?${parameters}`, redirectText: `Redirecting to ${name} login page...`};
}

/** The providers of sign-in and registration, in the order they are offered. Source: spec/site-and-marketing.md, section 7. */
export const socialProviders = [
  provider('Google', 'https://accounts.google.com/o/oauth2/v2/auth', 'email profile', {response_type: 'code'}),
  provider('Facebook', 'https://www.facebook.com/v19.0/dialog/oauth', 'email public_profile'),
  provider('GitHub', 'https://github.com/login/oauth/authorize', 'user:email'),
];

/** The title of the notice before a provider's page opens. Source: spec/site-and-marketing.md, section 7. */
export const redirectTitle = 'Social Login Redirect';
