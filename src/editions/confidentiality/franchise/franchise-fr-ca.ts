import { AGREEMENT_FR_CA } from "../agreement-fr-ca.ts";
import { type Agreement, getSharedSection } from "../agreement-shape.ts";

/**
 * The confidentiality agreement for a franchise in French. Words in braces are filled in for each signature. When you
 * change the text, increase its revision; agreements signed before keep the text that was signed.
 */
export const FRANCHISE_FR_CA: Agreement = {
  revision: 3,
  title: "Entente de confidentialité relative à une franchise",
  sections: [
    {
      heading: "Parties",
      paragraphs: [
        "La présente entente intervient entre {buyer} (« vous »), dont l’adresse courriel est {email}, et {broker}, agissant par l’entremise de son bureau local, {office} (« le courtier »), pour son propre compte et au bénéfice de l’entreprise qui accorde la franchise décrite ci-dessous (« le franchiseur »).",
        "Elle porte sur l’occasion de franchise offerte sous le numéro d’inscription {number}, « {listing} » (« la franchise »). Elle prend effet au moment où vous la signez, moment que consigne le certificat joint à la fin.",
      ],
    },
    {
      heading: "Ce qui est confidentiel",
      paragraphs: [
        "Les « renseignements confidentiels » comprennent tout ce que le courtier, le franchiseur ou toute personne agissant pour eux vous remet ou vous laisse voir au sujet de la franchise en raison de la présente entente, par écrit, de vive voix, à l’écran ou lors d’une visite : ses manuels, sa formation, ses recettes, ses méthodes et ses logiciels, ses fournisseurs et leurs prix, ses emplacements, ses territoires et ses projets, ses contrats, ainsi que les coûts, les ventes et les résultats de ses établissements, et tout ce que vous en tirez.",
        "Le fait que vous envisagez d’acquérir la franchise et les conditions discutées sont aussi des renseignements confidentiels.",
      ],
    },
    {
      heading: "Ce qui ne l’est pas",
      paragraphs: [
        "Un renseignement n’est pas confidentiel si vous pouvez démontrer qu’il était public lorsque vous l’avez reçu ou qu’il l’est devenu par la suite sans votre intervention; que vous le connaissiez déjà et étiez libre de l’utiliser; qu’une personne libre de vous le communiquer l’a fait sans exiger la confidentialité; ou que vous l’avez établi vous-même sans utiliser de renseignements confidentiels. Est public ce que le franchiseur publie ou dépose là où chacun peut le lire.",
        "Si une loi ou un tribunal vous ordonne de divulguer un renseignement, vous pouvez le faire, mais seulement dans la mesure ordonnée; à moins que cela ne soit interdit, vous en avisez le courtier au préalable, afin que le franchiseur puisse s’y opposer.",
      ],
    },
    {
      heading: "L’usage permis",
      paragraphs: [
        "Vous utilisez les renseignements confidentiels uniquement pour décider si vous acquérez la franchise et à quelles conditions. Vous ne les utilisez ni pour ouvrir ou exploiter une entreprise du même genre, ni au détriment du franchiseur ou de ses franchisés, ni aux fins d’autrui, et vous les protégez avec au moins le soin que vous apportez à vos propres secrets.",
      ],
    },
    getSharedSection(AGREEMENT_FR_CA, "Les autres personnes qui peuvent les voir"),
    {
      heading: "Questions et visites",
      paragraphs: [
        "Vous n’abordez ni le franchiseur, ni ses fournisseurs, ses locateurs ou le personnel de ses établissements au sujet de la franchise, et vous ne visitez ses établissements que comme le ferait tout client, à moins que le courtier n’y ait consenti par écrit. Toutes les questions, visites et candidatures passent par le courtier.",
        "Vous pouvez parler avec les franchisés actuels et anciens du franchiseur et avec les personnes qui vous conseillent. Vous ne leur donnez pas de renseignements confidentiels qu’ils n’ont pas, sauf si la présente entente vous permet de les leur communiquer.",
      ],
    },
    {
      heading: "Non-sollicitation",
      paragraphs: [
        "Pendant {months} mois à compter du jour de votre signature, vous ne sollicitez ni n’embauchez les employés du franchiseur ou de ses établissements, et vous n’incitez pas ses franchisés ou ses fournisseurs à le quitter. Une annonce destinée au grand public n’est pas une sollicitation, et les employés d’un établissement que vous reprenez font exception.",
      ],
    },
    {
      heading: "Respect du mandat du courtier",
      paragraphs: [
        "Pendant {months} mois à compter du jour de votre signature, vous n’acquérez ni la franchise ni une autre de la même marque, directement ou par personne interposée, autrement que par l’entremise du courtier, et vous n’aidez personne à priver le courtier d’une rétribution qu’il a gagnée en vous présentant la franchise.",
      ],
    },
    getSharedSection(AGREEMENT_FR_CA, "Remise et destruction"),
    {
      heading: "Le document d’information d’abord",
      paragraphs: [
        "La présente entente n’est ni une offre de franchise ni un contrat de franchise. Vous ne payez rien pour elle, et sa signature n’oblige personne à accorder ou à acquérir une franchise.",
        "Lorsqu’une loi oblige le franchiseur à vous remettre un document d’information avant que vous ne signiez un contrat de franchise ou ne payiez, rien de ce que vous recevez en raison de la présente entente ne remplace ce document, et rien dans celle-ci n’abrège le délai dont vous disposez pour le lire ni ne limite un droit que la loi vous accorde.",
      ],
    },
    {
      heading: "Aucune garantie quant aux renseignements",
      paragraphs: [
        "Les renseignements proviennent du franchiseur. Le courtier ne les a pas vérifiés et ne garantit ni leur intégralité ni leur exactitude. Le courtier n’affirme rien de son propre chef sur ce qu’un établissement pourrait vendre ou gagner. Vous faites vos propres vérifications et vous fiez à vos propres conseillers; seul un contrat de franchise signé oblige quiconque.",
      ],
    },
    {
      heading: "Durée",
      paragraphs: [
        "La présente entente vous lie pendant {years} ans à compter du jour de votre signature, ou jusqu’à ce que vous ayez signé un contrat de franchise visant la franchise, selon la première de ces éventualités. Ce que la loi protège à titre de secret commercial demeure protégé aussi longtemps qu’il en est un.",
      ],
    },
    {
      heading: "Manquement",
      paragraphs: [
        "Un manquement pourrait causer au franchiseur et à ses franchisés un préjudice que l’argent ne peut réparer. Le courtier et le franchiseur peuvent demander à un tribunal d’y mettre fin par injonction, en plus des dommages-intérêts et de tout autre recours que la loi leur accorde. Le franchiseur peut faire exécuter la présente entente en son propre nom.",
        "Rien dans la présente entente n’empêche quiconque de signaler à une autorité une possible violation de la loi, ni de divulguer à cette fin un secret commercial, sous le sceau du secret, à une autorité ou à un avocat.",
      ],
    },
    getSharedSection(AGREEMENT_FR_CA, "Droit applicable et tribunaux"),
    getSharedSection(AGREEMENT_FR_CA, "Signature électronique"),
  ],
};
