import type { content as english } from '../en/content.ts';
import type { Shape } from '../shape.ts';

export const content: Shape<typeof english> = {
  about: {
    title: 'Qué es Upnext',
    description: 'Qué es Upnext, por qué existe y a qué se atiene.',
    lead: 'Upnext es una lista pública de ideas de contenido. Los creadores publican lo que podrían hacer, su audiencia vota y sugiere más, y la que gana es el próximo vídeo.',
    sections: [
      {
        title: 'Por qué existe',
        body: [
          'Los comentarios se pierden y una encuesta se olvida en un día. Una lista se queda en su sitio, se mueve cuando la gente vota y da a todo el mundo un motivo para volver.',
          'Es una lista de éxitos, no un gestor de tareas: puestos, medallas, subidas y lo que falta para el puesto siguiente.',
        ],
      },
      {
        title: 'A qué se atiene',
        body: [
          {
            list: [
              'Una cuenta, un voto por idea. Lo decide la base de datos, no el navegador.',
              'El número que ves es el de los votos guardados, y las gracias se dan después de guardarlos.',
              'Sin publicidad, sin rastreadores, sin programas de otras empresas.',
              'Inglés y español, claro y oscuro, teclado y lector de pantalla, en todas las páginas.',
              'El mismo programa sirve para un creador en un servidor pequeño y para muchos en servidores grandes.',
            ],
          },
        ],
      },
      {
        title: 'Software libre',
        body: [
          'Upnext se publica con licencia MIT: cualquiera puede usarlo, leerlo y cambiarlo. [Tener el tuyo](/self-hosting) cuesta una orden, y todo lo que sabe hacer está abierto a tus programas por la [API](/api/docs).',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacidad',
    description: 'Qué guarda Upnext sobre ti, para qué y durante cuánto tiempo.',
    lead: 'Qué guarda este programa sobre ti, para qué y durante cuánto tiempo. Es menos de lo que quizá esperas.',
    note: 'Esta página es una plantilla. Describe lo que hace el programa. Quien gestiona este sitio debe revisarla, añadir quién es y cómo contactar, y adaptarla a la ley que le corresponda.',
    sections: [
      {
        title: 'Cuando te registras',
        body: [
          'Una cuenta son estos datos y nada más:',
          {
            list: [
              'tu nombre de usuario, que todos pueden ver;',
              'tu contraseña, solo como un hash argon2id del que no se puede leer;',
              'tu correo, si lo diste. No se muestra a nadie;',
              'si entras con otro proveedor: cuál, y el número con el que te conoce. Ni tu nombre ni tu correo de allí;',
              'si añades llaves de acceso: sus claves públicas y los nombres que les das. Los códigos de recuperación, solo como hashes;',
              'si eres creador o parte de la audiencia, y el día en que te registraste;',
              'si eres creador, el perfil que escribes tú. Es público.',
            ],
          },
        ],
      },
      {
        title: 'Cuando votas y sugieres',
        body: [
          'Un voto se guarda con tu cuenta, la idea y la hora: así nadie vota dos veces. Ninguna página muestra quién votó qué.',
          'Los creadores ven cuánta gente votó, cuándo y cuánta era nueva: números, nunca nombres. Para distinguir lo nuevo de lo habitual se guarda el primer y el último día en que votaste por un creador.',
          'Cuando se hace una idea que votaste o propusiste, lo verás en tus avisos y, si has confirmado un correo, en un solo mensaje. Cada uno lleva un enlace para no recibir más, y tu cuenta un interruptor.',
          'Cuando denuncias una idea, lo lee quien lleva este sitio y nadie más. Con cuenta se guarda con tu cuenta; sin ella se guarda tres días un código del que no se puede sacar tu dirección, para que cada persona cuente una vez. Lo decidido se borra al medio año.',
          'Una sugerencia lleva tu nombre de usuario, para el creador y, cuando se publica, para todos. Una sugerencia rechazada se borra.',
        ],
      },
      {
        title: 'Mientras tienes la sesión abierta',
        body: [
          'El servidor guarda un hash del testigo de tu sesión, el nombre de tu navegador y de tu sistema, cuándo empezó y cuándo se usó por última vez. [Tu cuenta](/account) muestra tus sesiones y las cierra. Una sesión termina 30 días después del último uso y 180 días después de empezar, o cuando sales.',
          'Tu dirección de red sirve para contar cuántas veces alguien intenta entrar o registrarse. Esa cuenta se olvida en 15 minutos como mucho; cuando hay muchísimos intentos a la vez, tu navegador tiene que hacer un cálculo breve. El servidor no anota qué páginas abres.',
        ],
      },
      {
        title: 'En tu navegador',
        body: [
          'Todo esto hace que el sitio funcione. Nada te sigue a ninguna parte.',
          {
            terms: [
              ['session, signed_in', 'Cookies: que tienes la sesión abierta.'],
              ['sign-in', 'Cookie: que eres tú quien vuelve de un proveedor. Desaparece a los diez minutos.'],
              ['language, theme', 'Cookies y almacenamiento local: lo que elegiste.'],
              ['votedIdeas, userStats', 'Almacenamiento local: lo que votó este navegador, y tus logros.'],
              [
                'pendingVoteIdeaId, pendingVoteUsername, voteIntent, redirectAfterAuth',
                'Almacenamiento local: un voto que espera mientras entras. Desaparece al emitirse.',
              ],
            ],
          },
        ],
      },
      {
        title: 'Quién más se entera de algo',
        body: [
          'Cuando abres una lista, la cuenta del día de su creador sube en uno para el sitio que te llevó allí (solo su nombre, como youtube.com) y para el enlace que usaste. No se guarda nada de ti, y si tu navegador pide que no te sigan (Global Privacy Control, Do Not Track), no se te cuenta.',
          'No hay más analítica, ni publicidad, ni programas o letras de otras empresas. Una excepción: la imagen de un creador se carga desde la dirección que dio el creador, así que el dueño de esa dirección ve que alguien la cargó. No sabe en qué página estás.',
        ],
      },
      {
        title: 'Tus datos, tu decisión',
        body: [
          '[Tu cuenta](/account) tiene un botón que te da en un archivo todo lo que guardamos sobre ti y otro que borra la cuenta. Tus listas se van con ella. Tus votos en otras listas se siguen contando, con un número que no lleva a nadie. Tu nombre de usuario queda reservado para que nadie se haga pasar por ti.',
          'Un nombre de usuario que dejas lleva al nuevo durante 90 días y queda reservado para ti.',
          'Responsable: [nombre, dirección postal, correo].',
        ],
      },
    ],
  },
  terms: {
    title: 'Condiciones',
    description: 'Las reglas de uso de este sitio.',
    lead: 'Las reglas de uso de este sitio, con palabras que se pueden leer.',
    note: 'Esta página es una plantilla, no un consejo legal. Quien gestiona este sitio debe revisarla, rellenar lo que va entre corchetes y adaptarla a la ley que le corresponda.',
    sections: [
      {
        title: 'Tu cuenta',
        body: [
          'Una persona, una cuenta para votar. Guarda tu contraseña para ti. Respondes de lo que se haga con tu cuenta.',
        ],
      },
      {
        title: 'Votos limpios',
        body: [
          'Sin robots, sin votos comprados, sin cuentas hechas para votar otra vez. Esos votos y esas cuentas se pueden eliminar.',
        ],
      },
      {
        title: 'Lo que escribes',
        body: [
          'Tus ideas y sugerencias siguen siendo tuyas. Al publicarlas permites que este sitio las muestre en la lista, en las vistas previas y por la API. Una sugerencia pasa a la lista cuando su creador la aprueba, y el creador puede hacerla sin deberte nada.',
          'No se permite lo ilegal, lo que insulta o amenaza, lo que es de otra persona, ni la publicidad.',
        ],
      },
      {
        title: 'Una lista es un deseo, no un contrato',
        body: ['Un primer puesto le dice a un creador lo que la gente quiere. No obliga a nadie a hacerlo.'],
      },
      {
        title: 'El servicio',
        body: [
          'El sitio se lleva con cuidado y sin garantía: puede faltar, cambiar o terminar. Las cuentas que rompan estas reglas se pueden cerrar.',
          'Responsable y ley aplicable: [nombre, dirección, país].',
        ],
      },
    ],
  },
  selfHosting: {
    title: 'En tu servidor',
    description: 'Upnext en tu propio servidor: una orden, los ajustes y qué copiar.',
    lead: 'Upnext en tu propio servidor, sin límites de plan. Una orden lo pone en marcha con una demo dentro; unos pocos ajustes lo hacen tuyo.',
    sections: [
      { title: 'Una orden', body: ['En un clon del repositorio:', { code: './up' }] },
      {
        title: 'Qué hace',
        body: [
          'Trae Node, PostgreSQL y Redis si faltan (en Debian, como root; en otros sistemas dice qué instalar), crea las tablas, las llena con una demo, compila las páginas y arranca. Después abre `http://localhost:3000`. Los usuarios de la demo salen por pantalla.',
          'Con Docker para las dos bases de datos:',
          { code: 'docker compose up -d --wait\nnpm ci\nnpm run migrate\nnpm run build\nnpm start' },
        ],
      },
      {
        title: 'Qué necesita',
        body: [
          {
            list: [
              'Node 22.19 o más nuevo.',
              'PostgreSQL 15 o más nuevo. Es la única verdad: haz copia de él, y de nada más.',
              'Redis 7 o Valkey, para cachés y límites. Puede desaparecer en cualquier momento: nadie pierde la sesión ni se pierde un voto.',
            ],
          },
        ],
      },
      {
        title: 'Ajustes',
        body: [
          'Todo se ajusta con el entorno, o con un archivo `.env` junto a `up`. Los valores de fábrica sirven para una máquina.',
          {
            terms: [
              [
                'BASE_URL',
                'La dirección que ve la gente, como `https://lista.example`. Con https, las cookies son seguras.',
              ],
              ['HOST, PORT', 'Dónde escucha el servidor: `127.0.0.1` y `3000` de fábrica, `0.0.0.0` en un contenedor.'],
              ['DATABASE_URL, DATABASE_POOL', 'PostgreSQL, y cuántas conexiones tiene cada proceso.'],
              ['REDIS_URL', 'Redis o Valkey.'],
              ['ROLE', '`all`, o `http` y `worker` en procesos aparte.'],
              ['TRUSTED_PROXIES', 'Direcciones de los proxies que tiene delante, a cuyo `X-Forwarded-For` se cree.'],
              [
                'SMTP_URL, MAIL_FROM',
                'Tu servidor de correo, como `smtps://usuario:clave@correo.example:465`, y de parte de quién van los correos. Sin ellos no se envía nada: las direcciones no se confirman y una contraseña olvidada no se puede cambiar.',
              ],
              [
                'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET',
                'Entrar con Google. Su dirección de vuelta es `BASE_URL` seguida de `/auth/callback/google`. Sin ellos no hay botón.',
              ],
              [
                'OIDC_PROVIDERS',
                'Cualquier otro proveedor de OpenID Connect, como lista JSON: mira `docs/sign-in-providers.md`.',
              ],
              ['HOME_BOARD', 'El sitio de un solo canal: el tablero de este usuario es la portada.'],
              [
                'REGISTRATION',
                '`open`: cualquiera puede crear una cuenta; `audience`: quienes votan y sugieren; `closed`: nadie nuevo.',
              ],
              [
                'METRICS_HOST, METRICS_PORT',
                'Dónde puede preguntar Prometheus cómo va el proceso. Sin puerto no se cuenta a nadie.',
              ],
              ['LOG_LEVEL', '`info` de fábrica.'],
              ['NODE_ENV', 'Con `production` no se puede cargar la demo.'],
            ],
          },
        ],
      },
      {
        title: 'En internet',
        body: [
          'Un Debian recién instalado al que apunta tu dominio, como root y dentro de un clon (PostgreSQL, Redis, un servicio, y Caddy para el certificado):',
          { code: 'deploy/install.sh ideas.example.org' },
          'Con Docker:',
          { code: 'DOMAIN=ideas.example.org docker compose --profile tls up -d' },
          'A mano: pon delante un proxy con certificado, y da a `BASE_URL` la dirección https y a `TRUSTED_PROXIES` la del proxy. `/healthz` dice que el proceso vive; `/readyz`, que puede trabajar.',
          'Antes de abrir, escribe tu nombre en las páginas de [privacidad](/privacy) y [condiciones](/terms), y cambia las cifras y los testimonios de muestra de la portada.',
        ],
      },
      {
        title: 'Una versión más nueva',
        body: ['Tráela, y después:', { code: 'npm ci\nnpm run migrate\nnpm run build\nnpm start' }],
      },
    ],
  },
  changelog: {
    title: 'Cambios',
    description: 'Qué hay de nuevo en Upnext.',
    lead: 'Qué hay de nuevo en Upnext, la última versión primero.',
    sections: [
      {
        title: '0.2.0',
        body: [
          {
            list: [
              'Una base de datos de la 0.1 no se puede actualizar: `npm run migrate` se detiene y no cambia nada. Empieza la 0.2 con una base de datos vacía o quédate en la 0.1. Desde esta versión, toda base de datos se puede actualizar a la siguiente.',
              'Más sencillo por dentro: el esquema es un solo archivo legible, sin las tablas y columnas que nada usaba.',
              'Los tableros ya no pueden tener las direcciones `idea`, `rounds` y `fairness`: quedan reservadas para páginas futuras.',
              'Las tres páginas públicas de un tablero usan el mismo ranking y ahora coinciden en los detalles: un tablero archivado tampoco muestra “en vivo” detrás de un enlace compartido, la fila que invita a proponer va después de la última idea y no de la última cargada, y la página vacía del propio creador lleva al panel. Los números grandes se abrevian igual en tableros, marcos y rankings semanales.',
              'Un sitio solo para fans ya no ofrece el rol de creador a quien se registra con un proveedor.',
            ],
          },
        ],
      },
      {
        title: '0.1.0',
        body: [
          {
            list: [
              'Toda la API del producto: cuentas y sesiones, listas, ideas, sugerencias, enlaces para compartir, votos por lotes, el cierre diario de la lista, explorar, votos y sugerencias propios. Errores en inglés y español, límites, documentación de la API en `/api/docs`.',
              '`./up`: una orden desde el clon hasta el producto en marcha con una demo dentro. PostgreSQL y Redis propios con `npm run services`.',
              'Todas las pantallas: listas, el escenario, enlaces para compartir, explorar, panel, perfil, entrada y logros, en inglés y español, en claro y oscuro, desde 360 px.',
              'La puerta principal: portada con una demo que se mueve sola, páginas sobre Upnext, vistas previas de los enlaces, imágenes para compartir en tres tamaños, mapas del sitio y una página sin conexión.',
              'Un kit para compartir: textos para cada red en los dos idiomas, imágenes en tres tamaños y un código QR.',
              'Listas en directo: los votos cambian y las filas se adelantan mientras miras, nunca bajo la mano de quien lee o escribe; las páginas públicas se generan una vez por cambio.',
              'Nada confirmado se pierde: `npm run faults` mata, congela, sobrecarga, migra y restaura a propósito y compara lo que se dijo a la gente con la base de datos. Varias direcciones de PostgreSQL con relevo, reinicios escalonados sin una llamada fallida, `npm run backup` y `npm run restore -- --to TIME`, un recuento cada noche con `/metrics`, `docs/operations.md`.',
              'Mi cuenta (`/account`): sesiones con sus dispositivos, contraseña, correo, un nombre nuevo cuya dirección antigua sigue llevando a ti durante 90 días, todos tus datos en un archivo, y un borrado que deja una fila vacía para que los recuentos sigan siendo ciertos.',
              'Correo con tu propio servidor (`SMTP_URL`): direcciones confirmadas, contraseñas olvidadas y avisos, en inglés y español, en claro y oscuro. Sin él, esas funciones no aparecen. `npm run mail-previews` dibuja cada correo.',
              'Formas de entrar: Google o cualquier proveedor de OpenID Connect (`docs/sign-in-providers.md`), llaves de acceso y códigos de recuperación; `/account` las muestra y las cambia. El voto de un invitado sobrevive al viaje al proveedor.',
              'Registrarse y entrar ya no se rechaza por dirección: por encima de la velocidad normal, el navegador paga con un cálculo breve (`proof_required`).',
              'Atacado por nosotros mismos (`npm run attacks`): peticiones al azar, matriz de permisos, redirecciones, sesiones y cachés, enumeración, scripts, peticiones hacia fuera y registros. `docs/security.md` dice qué resiste y qué no.',
              'En tu directo: `/overlay/:token`, una lista transparente y en vivo para OBS, con filas, tamaño, colores y código QR en su dirección; se crea, se renueva y se anula en `/dashboard/stream`. En tu web: `/embed/:username`, cinco puestos en un marco sin scripts, con oEmbed y código para pegar; nada más se puede enmarcar.',
              'La lista de la semana: cada lunes una página con ganadora, la que más subió, novedades, semanas en la lista y mejor puesto, una imagen para compartir y un aviso a quienes siguen el tablero. Quienes apoyaron una idea antes de que entrara en el top diez lo ven cuando se hace: en la hoja de ruta, en sus avisos y en su perfil.',
              'Estadísticas (`/dashboard/insights`): la carrera de tus ideas, votos por día y por hora, votantes nuevos y habituales, las que más suben y de dónde viene la gente, en 7, 30 o 90 días; cada gráfica con su tabla y todo en CSV. Lo cuenta una tarea, así que cuesta lo mismo con diez votos que con diez millones.',
              'Varios tableros: quien crea puede tener hasta veinte (`/:username/:board`), cada uno con sus ideas, su lista, su hoja de ruta, sus semanas, sus estadísticas, sus enlaces, su rótulo y sus seguidores; con nombre y orden propios, se archivan y se recuperan. El primero sigue donde estaba.',
              'Equipos: invita a otras personas a ayudar en un tablero con un enlace que sirve una sola vez y se puede retirar, para editar (ideas, sugerencias, estadísticas) o moderar (solo sugerencias). Quién puede hacer qué es una sola tabla en `docs/security.md`, comprobada llamada a llamada.',
              'Visto desde fuera: `/metrics` en un puerto propio (`METRICS_PORT`), alertas y paneles en archivos que un Prometheus de verdad comprueba, un voto seguido por un solo identificador, trazas para quien cargue un exportador. Una orden en un Debian recién instalado (`deploy/install.sh`), una imagen, `compose.yaml` con TLS, manifiestos para Kubernetes.',
              'En otras manos: una guía de la API cuyos ejemplos se ejecutan como pruebas (`docs/api.md`), un primer cambio en veinte minutos (`docs/first-contribution.md`), qué promete cada versión (`docs/versions.md`) y `npm run check-upgrade`, que ejecuta la versión anterior sobre el esquema de hoy.',
              'De idea a hecha: una idea publicada está abierta, planeada, en marcha, hecha (con la dirección de la pieza) o descartada (con un motivo), y cada paso se guarda con su hora. Junto a la lista, una hoja de ruta y una galería de ideas hechas (`/:username/roadmap`).',
              '«La he hecho»: todas las personas que votaron la idea y quien la propuso se enteran exactamente una vez, en sus avisos (`/inbox`) y por correo, que se desactiva con un clic. Los trabajos lo reparten por tandas; `npm run faults made-notices` mata al proceso por el camino.',
              'Una demo con quince creadores, 1500 fans, 35.000 votos y dos semanas de historia de la lista.',
              'Encontrar y unir: búsqueda en los tableros y en explorar, avisos mientras alguien escribe una sugerencia, ideas que son la misma unidas en una y separadas de nuevo con el recuento exacto.',
              'Una baraja de revisión (`/dashboard/review`) para pulgar y teclado: aprobar, editar, unir, rechazar con un motivo que el fan lee, bloquear; cinco segundos para deshacerlo.',
              'Denuncias y operadores: una bandera en cada idea pública, también para visitantes, y `npm run admin` para decidir: quitar una idea, suspender una cuenta, ocultar o destacar una lista, dar un enlace para la contraseña, recontar, exportar, borrar. Cada cambio se confirma y queda en un registro que nadie puede reescribir (`docs/operations.md`).',
            ],
          },
        ],
      },
    ],
  },
  features: {
    title: 'Funciones',
    description: 'Listas que apetece mirar, sugerencias, enlaces, dos idiomas: lo que hace Upnext.',
    lead: 'Una lista que tu audiencia entiende en dos segundos, y todo lo que necesitas detrás. Lo que aún se está construyendo lo dice.',
    sections: [
      {
        title: 'Para tu audiencia',
        body: [
          {
            list: [
              'Un toque para votar. La barra crece, el número rueda y la línea de abajo dice cuánto falta para el puesto siguiente.',
              'Puestos, medallas y movimiento desde el último cierre de la lista: sube, baja, igual, nueva.',
              'Un voto pulsado sin cuenta se guarda, y se emite al entrar.',
              'Sugerencias propias, con tu visto bueno de por medio.',
              'La lista de la semana cada lunes para quien te sigue, y una marca para quienes apoyaron pronto a una ganadora.',
              'Logros por votar, sugerir y volver. Viven en el navegador y en ningún otro sitio.',
            ],
          },
        ],
      },
      {
        title: 'Para ti',
        body: [
          {
            list: [
              'Una página en una dirección corta con tu nombre, tu imagen, tus enlaces y uno de seis fondos.',
              'Un panel para publicar, editar y borrar ideas, y para aprobar o rechazar sugerencias.',
              'Enlaces para compartir con fecha de fin, que apagas cuando quieras.',
              'La lista en vivo sobre tu directo, como fuente de navegador transparente, y tus cinco primeras en un marco en tu propia web.',
              'La lista cierra cada día a las 00:00 UTC, y cada cierre se guarda.',
              'Tú eliges si tu lista admite sugerencias y si sale en [Explorar](/explore).',
            ],
          },
        ],
      },
      {
        title: 'Para todo el mundo',
        body: [
          {
            list: [
              'Inglés y español, claro y oscuro, móvil y escritorio, teclado y lector de pantalla.',
              'Una [API](/api/docs) para todo, y [tu propio servidor](/self-hosting) si lo quieres.',
            ],
          },
        ],
      },
    ],
  },
  pricing: {
    title: 'Precios',
    description: 'Empieza gratis, sin tarjeta de crédito. Pro y Creator Pro para cuando despegue.',
    lead: 'Empieza gratis, y quédate ahí si te basta.',
    sections: [
      {
        title: '¿Cuándo pago?',
        body: [
          'Todavía no. El pago se está construyendo: hasta que se active no se cobra a nadie y no rige ningún límite de plan. Todos los botones de aquí abren una cuenta.',
        ],
      },
      {
        title: '¿Qué quiere decir «pronto»?',
        body: ['Que esa parte de un plan aún no está hecha. La tabla es la misma que lee el programa.'],
      },
      {
        title: '¿Y si recibo más votos de los que tiene mi plan?',
        body: [
          'Cuentan todos, y tus fans no notan nada. A ti te llega un aviso, y solo si pasas del doble no puedes publicar ideas nuevas hasta que acabe el mes o cambies de plan.',
        ],
      },
      {
        title: '¿Y en mi propio servidor?',
        body: ['No hay planes ni límites. [Aquí se explica](/self-hosting).'],
      },
    ],
  },
};
