import type { sharePosts as english } from '../en/share-posts.ts';
import type { Shape } from '../shape.ts';

export const sharePosts: Shape<typeof english> = {
  youtubeDescription: '¿Qué hago después? Tú decides: vota por tu idea favorita o mándame la tuya.\n{url}',
  pinnedComment: '¿Cuál de estas ideas verías? Vota por ella aquí y haz que suba en el ranking:\n{url}',
  twitchPanel: 'TÚ DECIDES LO QUE VIENE\nVota por la próxima idea de mi ranking o mándame la tuya.\n{url}',
  chatMessage: '¿Qué hacemos después? Vota mientras lo comentamos: {url}',
  instagramBio: 'Tú eliges qué hago después:\n{url}',
  tiktokBio: 'Vota por mi próximo video\n{url}',
  xPost:
    'Tengo unas cuantas ideas para lo próximo y el orden lo decides tú. Vota por tu favorita o mándame una mejor.\n{url}',
  instagramStory: '¿Qué hago después? Toca y vota.\n{url}',
  discord:
    'Ayúdame a elegir lo que viene. Vota por tus favoritas y propón la que falte. Todavía puede ganar cualquiera.\n{url}',
  messenger: 'Estoy eligiendo qué hacer después y me encantaría contar con tu voto. Es solo un momento:\n{url}',
};
