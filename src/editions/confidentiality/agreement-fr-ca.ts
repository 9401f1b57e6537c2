import type { Agreement } from "./agreement-shape.ts";

/**
 * The confidentiality agreement in Canadian French. Words in braces are filled in for each signature. When you
 * change the text, increase its revision; agreements signed before keep the text that was signed.
 */
export const AGREEMENT_FR_CA: Agreement = {
  revision: 4,
  title: "Entente de confidentialité",
  sections: [
    {
      heading: "Parties",
      paragraphs: [
        "La présente entente intervient entre {buyer} (« vous »), dont l’adresse courriel est {email}, et {broker}, agissant par l’entremise de son bureau local, {office} (« le courtier »), pour son propre compte et au bénéfice du propriétaire de l’entreprise décrite ci-dessous (« le vendeur »).",
        "Elle porte sur l’entreprise offerte sous le numéro d’inscription {number}, « {listing} » (« l’entreprise »). Elle prend effet au moment où vous la signez, moment que consigne le certificat joint à la fin.",
      ],
    },
    {
      heading: "Ce qui est confidentiel",
      paragraphs: [
        "Les « renseignements confidentiels » comprennent tout ce que le courtier, le vendeur ou toute personne agissant pour eux vous remet ou vous laisse voir au sujet de l’entreprise en raison de la présente entente, par écrit, de vive voix, à l’écran ou lors d’une visite : son nom, son adresse et son propriétaire, ses comptes et ses déclarations de revenus, ses clients, ses fournisseurs, ses employés, son bail, ses contrats, ses méthodes et ses projets, ainsi que tout ce que vous en tirez.",
        "Le fait que l’entreprise est à vendre, le fait que vous envisagez de l’acheter et les conditions discutées sont aussi des renseignements confidentiels.",
      ],
    },
    {
      heading: "Ce qui ne l’est pas",
      paragraphs: [
        "Un renseignement n’est pas confidentiel si vous pouvez démontrer qu’il était public lorsque vous l’avez reçu ou qu’il l’est devenu par la suite sans votre intervention; que vous le connaissiez déjà et étiez libre de l’utiliser; qu’une personne libre de vous le communiquer l’a fait sans exiger la confidentialité; ou que vous l’avez établi vous-même sans utiliser de renseignements confidentiels.",
        "Si une loi ou un tribunal vous ordonne de divulguer un renseignement, vous pouvez le faire, mais seulement dans la mesure ordonnée; à moins que cela ne soit interdit, vous en avisez le courtier au préalable, afin que le vendeur puisse s’y opposer.",
      ],
    },
    {
      heading: "L’usage permis",
      paragraphs: [
        "Vous utilisez les renseignements confidentiels uniquement pour décider si vous achetez l’entreprise et à quelles conditions. Vous ne les utilisez ni pour faire concurrence à l’entreprise, ni au détriment du vendeur, ni aux fins d’autrui, et vous les protégez avec au moins le soin que vous apportez à vos propres secrets.",
      ],
    },
    {
      heading: "Les autres personnes qui peuvent les voir",
      paragraphs: [
        "Vous pouvez communiquer les renseignements confidentiels à vos associés, avocats, notaires, comptables et prêteurs qui en ont besoin pour cette décision, après les avoir avisés de leur caractère confidentiel et avoir obtenu leur engagement à le respecter. Vous répondez de ce qu’ils en font comme de vos propres actes. Vous ne les communiquez à personne d’autre.",
      ],
    },
    {
      heading: "Aucune communication avec l’entreprise",
      paragraphs: [
        "Vous n’abordez ni le vendeur, ni les employés, les clients, les fournisseurs, le locateur ou les prêteurs de l’entreprise au sujet de celle-ci ou de sa vente, et vous ne visitez les lieux que comme le ferait tout membre du public, à moins que le courtier n’y ait consenti par écrit. Toutes les questions, visites et offres passent par le courtier.",
      ],
    },
    {
      heading: "Non-sollicitation",
      paragraphs: [
        "Pendant {months} mois à compter du jour de votre signature, vous ne sollicitez ni n’embauchez les employés ou les sous-traitants de l’entreprise, et vous n’incitez pas ses clients ou ses fournisseurs à la quitter, à moins que vous n’ayez acheté l’entreprise. Une annonce destinée au grand public n’est pas une sollicitation.",
      ],
    },
    {
      heading: "Respect du mandat du courtier",
      paragraphs: [
        "Pendant {months} mois à compter du jour de votre signature, vous n’achetez, ne louez ni ne gérez l’entreprise ou ses biens, en tout ou en partie, directement ou par personne interposée, autrement que par l’entremise du courtier, et vous n’aidez personne à priver le courtier d’une rétribution qu’il a gagnée en vous présentant l’entreprise.",
      ],
    },
    {
      heading: "Remise et destruction",
      paragraphs: [
        "Lorsque le courtier le demande, ou lorsque vous décidez de ne pas poursuivre, vous remettez ou détruisez tous les renseignements confidentiels et toutes leurs copies dans les dix jours et, sur demande, vous le confirmez par écrit. Vous pouvez conserver ce qu’une loi vous oblige à conserver, qui demeure confidentiel tant que vous le conservez. L’accès sur ce site peut prendre fin en tout temps.",
      ],
    },
    {
      heading: "Aucune garantie quant aux renseignements",
      paragraphs: [
        "Les renseignements proviennent du vendeur. Le courtier ne les a pas vérifiés et ne garantit ni leur intégralité ni leur exactitude. Vous faites vos propres vérifications et vous fiez à vos propres conseillers; seul un contrat d’achat signé oblige quiconque à vendre ou à acheter.",
      ],
    },
    {
      heading: "Durée",
      paragraphs: [
        "La présente entente vous lie pendant {years} ans à compter du jour de votre signature, ou jusqu’à ce que vous ayez acheté l’entreprise, selon la première de ces éventualités. Ce que la loi protège à titre de secret commercial demeure protégé aussi longtemps qu’il en est un.",
      ],
    },
    {
      heading: "Manquement",
      paragraphs: [
        "Un manquement pourrait causer à l’entreprise un préjudice que l’argent ne peut réparer. Le courtier et le vendeur peuvent demander à un tribunal d’y mettre fin par injonction, en plus des dommages-intérêts et de tout autre recours que la loi leur accorde. Le vendeur peut faire exécuter la présente entente en son propre nom.",
        "Rien dans la présente entente n’empêche quiconque de signaler à une autorité une possible violation de la loi, ni de divulguer à cette fin un secret commercial, sous le sceau du secret, à une autorité ou à un avocat.",
      ],
    },
    {
      heading: "Droit applicable et tribunaux",
      paragraphs: [
        "La présente entente est régie par {law}. Les litiges sont tranchés par {courts}. Si une partie de l’entente ne peut être appliquée, le reste demeure. Elle constitue l’intégralité de l’entente sur son objet et ne peut être modifiée que par écrit.",
      ],
    },
    {
      heading: "Signature électronique",
      paragraphs: [
        "Vous acceptez de recevoir la présente entente et de la signer par voie électronique, et vous reconnaissez que votre nom tapé et votre clic ont l’effet d’une signature manuscrite, selon {electronic_law}. Votre consentement ne vise que la présente entente.",
        "Sur papier : vous n’êtes pas tenu de signer électroniquement. Demandez au bureau, à {office_email} ou au {office_phone}, une copie papier à signer à la main; elle est sans frais. Une copie signée vous est envoyée par courriel et demeure dans votre compte, où vous pouvez l’enregistrer ou l’imprimer.",
        "Retrait du consentement : jusqu’à votre signature, vous retirez votre consentement en quittant cette page. Par la suite, vous pouvez mettre fin à votre consentement aux documents électroniques en écrivant à la même adresse; cela n’annule pas une signature déjà donnée. Si votre adresse courriel change, avisez-nous à la même adresse ou modifiez-la dans votre compte.",
        "Ce qu’il vous faut : une version actuelle d’un navigateur courant, une adresse courriel que vous pouvez consulter, un logiciel qui ouvre les fichiers PDF et, si vous voulez garder votre propre copie, un espace de stockage ou une imprimante.",
      ],
    },
  ],
};
