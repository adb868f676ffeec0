/** The address of a page's problems, as server-sent events. The query parameter `path` names the page. */
export const address = '/__preview/problems';
